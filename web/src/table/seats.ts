/** The chairs of a room as seats with faces. */

import type { ChairView, Member, RoomView } from '../generated/messages'
import { botForm, botMask, botName } from './bots'
import type { SeatInfo } from './contract'
import { t } from './i18n.svelte'

export function memberOf(room: RoomView, id: string | null): Member | undefined {
  return room.members.find((member) => member.id === id)
}

export function seatOf(room: RoomView, chair: ChairView, seat: number, me: string | null): SeatInfo {
  const member = memberOf(room, chair.member)
  const bot = chair.bot ?? 0
  return {
    seat,
    name: member?.name ?? botName(bot),
    mask: member?.mask ?? botMask(bot),
    form: member ? member.form : botForm(bot),
    bot: !member,
    online: member?.online ?? true,
    steward: chair.steward,
    me: member !== undefined && member.id === me,
  }
}

export function seatsOf(room: RoomView, me: string | null): SeatInfo[] {
  return room.chairs.map((chair, seat) => seatOf(room, chair, seat, me))
}

/** Whether the table has waited so long that a bot is about to play for them. */
export function asked(room: RoomView, me: string | null): boolean {
  return room.phase === 'playing' && room.chairs.some((chair) => chair.asked && chair.member === me)
}

export function onlookers(room: RoomView): Member[] {
  return room.members.filter((member) => member.chair === null)
}

/** What else is to be known of a seat, in words. */
export function signs(seat: SeatInfo, host: boolean): string[] {
  const all = [
    seat.me && t('seat-you'),
    host && t('seat-host'),
    seat.bot && t('seat-bot'),
    seat.steward && t('seat-steward'),
    !seat.online && !seat.bot && t('seat-offline'),
  ]
  return all.filter((sign) => typeof sign === 'string')
}

/** The same as a small drawing, the weightiest alone. */
export function signOf(seat: SeatInfo): 'steward' | 'bot' | 'offline' | null {
  if (seat.steward) return 'steward'
  if (seat.bot) return 'bot'
  return seat.online ? null : 'offline'
}

/** A member as if on a chair, for lists where not everybody sits. */
export function asSeat(member: Member, me: string | null): SeatInfo {
  return { ...member, seat: member.chair ?? -1, bot: false, steward: false, me: member.id === me }
}
