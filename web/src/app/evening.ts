/** The evening in one room: whose wish is which, who won how often, and who had which part. */

import type { Member, Played, RoomView, Seated } from '../generated/messages'

/** Somebody who played tonight; a name is null for a bot, which each device names itself. */
export interface Guest {
  key: string
  bot: number | null
  name: string | null
  /** null: no longer in the room. */
  member: Member | null
}

export interface Standing {
  guest: Guest
  wins: number
  played: number
}

/** How often a part fell to each who sat where it was dealt. */
export interface Part {
  game: string
  part: string
  shares: { guest: Guest; times: number }[]
}

/** A tap picks the game at once: the host's, in the lobby, unless all pick by their wishes. After a match it says what will be picked. */
export function picks(room: RoomView, me: string | null): boolean {
  return room.host === me && room.phase === 'lobby' && room.manners.picking === 'host'
}

export function wishers(room: RoomView, game: string): Member[] {
  return room.members.filter((member) => room.wishes[member.id] === game)
}

/** What a vote picks now: the most wished; where wishes are equal, what lies on the table stays. */
export function leading(room: RoomView, games: string[]): string {
  const count = (game: string): number => Object.values(room.wishes).filter((wish) => wish === game).length
  return games.reduce((best, game) => (count(game) > count(best) ? game : best), room.game)
}

/** What comes after this match as things stand; null: nobody has said yet. */
export function upNext(room: RoomView, games: string[]): string | null {
  if (room.manners.picking === 'vote') return Object.keys(room.wishes).length ? leading(room, games) : null
  return room.wishes[room.host] ?? null
}

const keyOf = ({ member, bot }: Seated): string => member ?? `bot-${bot}`

/** Each once, by the name they have now, else by the last they played under. */
export function guests({ evening, members }: Pick<RoomView, 'evening' | 'members'>): Map<string, Guest> {
  const known = new Map<string, Guest>()
  for (const seat of evening.flatMap(({ seats }) => seats)) {
    const member = members.find(({ id }) => id === seat.member) ?? null
    known.set(keyOf(seat), { key: keyOf(seat), bot: seat.bot, name: member?.name ?? seat.name, member })
  }
  return known
}

/** Most wins first; of equal ones whoever needed fewer games. */
export function standings(room: Pick<RoomView, 'evening' | 'members'>): Standing[] {
  const matches = (key: string): Played[] =>
    room.evening.filter(({ seats }) => seats.some((seat) => keyOf(seat) === key))
  const rows = [...guests(room).values()].map((guest) => {
    const played = matches(guest.key)
    const won = played.filter(({ seats, winners }) =>
      winners.some((seat) => seats[seat] && keyOf(seats[seat]) === guest.key),
    )
    return { guest, wins: won.length, played: played.length }
  })
  return rows.toSorted((one, other) => other.wins - one.wins || one.played - other.played)
}

/** Those of them who have won at all. */
export function leaders(room: Pick<RoomView, 'evening' | 'members'>, most: number): Standing[] {
  return standings(room)
    .filter(({ wins }) => wins)
    .slice(0, most)
}

export function winnersOf({ seats, winners }: Played, known: Map<string, Guest>): Guest[] {
  return winners.flatMap((seat) => (seats[seat] ? (known.get(keyOf(seats[seat])) ?? []) : []))
}

/** In the order in which they first fell to somebody. Whoever sat there and never had the part is told too: a zero is half of the story. */
export function parts(room: Pick<RoomView, 'evening' | 'members'>): Part[] {
  const known = guests(room)
  return [...new Set(room.evening.map(({ game }) => game))].flatMap((game) => {
    const seats = room.evening.filter((match) => match.game === game).flatMap((match) => match.seats)
    const had = seats.flatMap((seat) => Object.keys(seat.parts).filter((part) => seat.parts[part]))
    return [...new Set(had)].map((part) => {
      const times = new Map<string, number>()
      for (const seat of seats) times.set(keyOf(seat), (times.get(keyOf(seat)) ?? 0) + (seat.parts[part] ?? 0))
      const shares = [...times].map(([key, count]) => ({ guest: known.get(key)!, times: count }))
      return { game, part, shares: shares.toSorted((one, other) => other.times - one.times) }
    })
  })
}
