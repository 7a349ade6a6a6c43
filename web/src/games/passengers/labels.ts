/** What is to be seen of a space or a seat, in words. */

import type { Spot, View } from '../../generated/passengers'
import type { SeatInfo } from '../../table/contract'
import { list, t } from '../../table/i18n.svelte'
import { signs } from '../../table/seats'
import { cardName, describe, spotName } from './cards'
import { giftName } from './content.svelte'
import { sitting } from './knowledge'

/** Boat, space, gift, voices, who sits there, and (while I look) what I know. */
export function spaceLabel(view: View, seats: SeatInfo[], spot: Spot, known: Map<number, string>): string {
  const { table } = view
  const number = table.boats.find((one) => one.boat === spot.boat)?.gifts[spot.space] ?? 0
  const gift = t('passengers-label-gift', {
    number,
    gift: giftName(table.gifts[number] ?? ''),
    voices: table.worth[number] ?? 0,
  })
  const who = sitting(view, spot)
  if (!who) return `${spotName(spot)}. ${gift} ${t('passengers-label-free')}`
  const parts = [who.owner === null ? t('passengers-label-shadow') : ownerLine(who.owner, view.me, seats)]
  if (who.card) parts.push(t('passengers-label-up', { card: cardName(who.card) }))
  if (who.mask) parts.push(t('passengers-label-mask', { color: who.mask }))
  const mine = known.get(who.id)
  if (mine && !who.card) parts.push(t('passengers-label-known', { card: cardName(mine) }))
  for (const claim of table.claims.filter((one) => one.id === who.id)) {
    const name = seats[claim.seat]?.name ?? ''
    parts.push(t('passengers-label-claim', { name, card: describe(claim.kind, claim.color) }))
  }
  return `${spotName(spot)}. ${parts.join(' ')} ${gift}`
}

function ownerLine(owner: number, me: number | null, seats: SeatInfo[]): string {
  return owner === me ? t('passengers-label-yours') : t('passengers-label-owner', { name: seats[owner]?.name ?? '' })
}

/** Name, signs, voices, gift, coin, silence, vote. */
export function seatLabel(view: View, seat: SeatInfo): string {
  const { table } = view
  const held = table.held[seat.seat]
  const voted = table.phase.type === 'voting' && table.phase.voted.includes(seat.seat)
  const parts = [
    ...signs(seat, false),
    t('passengers-voices', { voices: table.voices[seat.seat] ?? 0 }),
    held === null || held === undefined ? '' : giftName(table.gifts[held] ?? ''),
    table.coin === seat.seat ? t('passengers-label-coin') : '',
    table.hushed.includes(seat.seat) ? t('passengers-label-hushed') : '',
    table.pair.includes(seat.seat) ? t('passengers-label-whispers') : '',
    voted ? t('passengers-label-voted') : '',
  ]
  return list([seat.name, ...parts.filter(Boolean)])
}
