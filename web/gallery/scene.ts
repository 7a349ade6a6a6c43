/** A wish made into what the page meets: its path, what this device remembers, what the server would say. */

import type { Member, RoomView } from '../src/generated/messages'
import type { Moments } from '../src/generated/replays'
import { indexAt, unfold, type Seen } from '../src/replay/moments'
import { readMatch, readState, type Match, type State } from './data'
import type { Wish } from './wish'

export const CODE = 'bababa'
const ONLOOKER = 'onlooker'
const SCREEN = 12

/** One connection to the room: who it is there, and what they see. */
export interface Seat {
  me: string
  seen: Seen | null
  changes: Moments['moments']
}

export interface Scene {
  path: string
  room: RoomView | null
  note: object | null
  /** By the number of the hand on this device. */
  connections: Map<number, Seat>
  step: number
  match: Match | null
  storage: Record<string, unknown>
  state: State | null
}

export async function sceneOf(wish: Wish): Promise<Scene> {
  const state = wish.state ? await readState(wish.state) : null
  const recording = state ? state.recording : wish.recording
  const match = recording ? await readMatch(recording) : null
  const step = state?.step ?? wish.step
  const room = state ? (state.room ?? null) : roomAt(match!, step)
  const eyes = state ? null : wish.eyes
  const connections = new Map<number, Seat>()
  let shown = room
  const sit = (hand: number, me: string, seat: number | null): void =>
    void connections.set(hand, seatOf(me, match, seat))

  if (eyes === 'phone' || state?.phone) {
    const people = room!.chairs.flatMap(({ member }, seat) => (member ? [{ member, seat }] : [])).slice(0, 3)
    people.forEach(({ member, seat }, hand) => sit(hand, member, seat))
    const holder = people[0]!.member
    const shares = new Set(people.slice(1).map(({ member }) => member))
    shown = { ...room!, members: room!.members.map((one) => (shares.has(one.id) ? { ...one, holder } : one)) }
  } else if (eyes === 'tv' || state?.path.startsWith('/tv/')) {
    shown = room && withMember(room, { id: ONLOOKER, name: 'TV', screen: true })
    sit(SCREEN, ONLOOKER, null)
  } else if (eyes === 'onlooker') {
    shown = withMember(room!, { id: ONLOOKER, name: 'Соломія' })
    sit(0, ONLOOKER, null)
  } else if (eyes !== null) {
    shown = taken(room!, Number(eyes))
    sit(0, shown.chairs[Number(eyes)]!.member!, Number(eyes))
  } else if (room) {
    const me = state?.me ?? 'p0'
    const seat = room.chairs.findIndex(({ member }) => member === me)
    sit(0, me, seat < 0 ? null : seat)
  }
  return {
    path: state?.path ?? (eyes === 'tv' ? `/tv/${CODE}` : `/r/${CODE}`),
    room: shown,
    note: state ? (state.note ?? null) : match!.note,
    connections,
    step,
    match,
    storage: remembered(wish, shown, connections, state?.visited ?? true),
    state,
  }
}

function roomAt(match: Match, step: number): RoomView {
  const last = match.after.phase === 'over' && step >= match.onlooker.moments.at(-1)!.step
  const room = last ? match.after : match.room
  return match.lessons.length ? { ...room, lesson: match.lessons[step] ?? null } : room
}

function seatOf(me: string, match: Match | null, seat: number | null): Seat {
  const pages = match ? (seat === null ? match.onlooker : match.seats[seat]!) : null
  return { me, seen: pages && unfold([pages]), changes: pages?.moments ?? [] }
}

function withMember(room: RoomView, about: Partial<Member> & { id: string; name: string }): RoomView {
  const member: Member = {
    mask: [4, 2, 7, 1],
    form: null,
    online: true,
    chair: null,
    screen: false,
    holder: null,
    ...about,
  }
  return { ...room, members: [...room.members, member] }
}

/** The room with somebody at a phone on that chair, whoever sat there. */
function taken(room: RoomView, seat: number): RoomView {
  if (room.chairs[seat]!.member) return room
  const id = 'guest'
  const chairs = room.chairs.map((chair, n) => (n === seat ? { ...chair, member: id, bot: null } : chair))
  return withMember({ ...room, chairs }, { id, name: 'Соломія', chair: seat })
}

function remembered(
  wish: Wish,
  room: RoomView | null,
  connections: Map<number, Seat>,
  visited: boolean,
): Record<string, unknown> {
  const { theme, text, hand, contrast } = wish
  const settings = {
    theme,
    text,
    hand,
    contrast,
    calm: wish.motion === 'calm',
    openCards: wish.cards === 'open',
    sound: false,
  }
  const known = (id: string): Member | undefined => room?.members.find((member) => member.id === id)
  const profileOf = ({ name, mask, form }: Member): object => ({ name, mask, form })
  const mine = known(connections.get(0)?.me ?? '')
  const others = [...connections].flatMap(([hand, { me }]) =>
    hand && hand !== SCREEN && known(me) ? [{ hand, ...profileOf(known(me)!) }] : [],
  )
  return {
    settings,
    lang: wish.lang,
    ...(visited
      ? { rooms: [CODE], profile: mine ? profileOf(mine) : { name: 'Оленка', mask: [0, 1, 2, 0], form: 'f' } }
      : {}),
    hands: { [CODE]: { people: others, barred: [] } },
  }
}

/** The moment that a connection is shown at a step. */
export function momentOf({ seen }: Seat, step: number): number {
  return seen ? indexAt(seen.moments, step) : 0
}
