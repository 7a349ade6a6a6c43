/** Choosing how to use a gift, tap by tap, among the moves that the table offers; no rule is known here.

Each offered move is a set of things to tap: a colour, a seat, a place in a boat. What may be tapped next is
whatever still leads to an offered move.
*/

import type { Choice, Gift, Spot } from '../../generated/passengers'

/** "color:red", "seat:3", "spot:wolf:2", "boat:raven", "direction:left", "mask:blue", "card:1" */
export type Pick = string

export const spotPick = ({ boat, space }: Spot): Pick => `spot:${boat}:${space}`

export function picksOf(move: Gift): Pick[] {
  const spots = [...(move.passenger ? [move.passenger] : []), ...(move.passengers ?? [])]
  if (typeof move.to === 'number' && move.passenger) spots.push({ boat: move.passenger.boat, space: move.to })
  const seats = [...(typeof move.player === 'number' ? [move.player] : []), ...(move.players ?? [])]
  const plain = (['color', 'mask', 'boat', 'direction', 'card'] as const).flatMap((field) =>
    move[field] === null || move[field] === undefined ? [] : [`${field}:${move[field]}`],
  )
  return [...plain, ...seats.map((seat) => `seat:${seat}`), ...spots.map(spotPick)]
}

export function giftsOf(choices: Choice[]): Gift[] {
  return choices.filter((move): move is Gift => move.type === 'gift')
}

const leads = (move: Gift, picked: Pick[]): boolean => {
  const all = picksOf(move)
  return picked.every((one) => all.includes(one))
}

/** Everything that some offered move names. */
export function ever(choices: Gift[]): Set<Pick> {
  return new Set(choices.flatMap(picksOf))
}

/** What may be tapped next. An oar's free space comes after its passenger, not before. */
export function next(choices: Gift[], picked: Pick[]): Set<Pick> {
  const open = choices.filter((move) => leads(move, picked))
  const found = new Set(open.flatMap(picksOf).filter((one) => !picked.includes(one)))
  for (const move of open) {
    if (typeof move.to !== 'number' || !move.passenger || picked.includes(spotPick(move.passenger))) continue
    found.delete(spotPick({ boat: move.passenger.boat, space: move.to }))
  }
  return found
}

/** The offered move that is wholly picked. */
export function chosen(choices: Gift[], picked: Pick[]): Gift | null {
  return choices.find((move) => leads(move, picked) && picksOf(move).length === picked.length) ?? null
}

/** A tap: takes back what was picked, adds what fits, and drops what the new pick rules out. */
export function tapped(choices: Gift[], picked: Pick[], one: Pick): Pick[] {
  if (picked.includes(one)) return picked.filter((other) => other !== one)
  let left = [one]
  for (const other of picked.toReversed()) {
    if (choices.some((move) => leads(move, [other, ...left]))) left = [other, ...left]
  }
  return left
}

export const kindOfPick = (one: Pick): string => one.split(':')[0]!
export const valueOf = (one: Pick): string => one.split(':').slice(1).join(':')

/** The values of one kind among picks: what a row of chips shows. */
export function values(picks: Iterable<Pick>, kind: string): string[] {
  return [...picks].filter((one) => kindOfPick(one) === kind).map(valueOf)
}

/** The move nearest to a tap that is not offered, so that the table itself may say why not. */
export function attempt(choices: Gift[], picked: Pick[], one: Pick): Gift | null {
  const like = choices[0]
  if (!like) return null
  const taps = [...picked.filter((other) => other !== one), one]
  const spots = values(taps, 'spot').map((spot) => {
    const [boat, space] = spot.split(':')
    return { boat, space: Number(space) }
  })
  const seats = values(taps, 'seat').map(Number)
  const move: Record<string, unknown> = { type: 'gift' }
  for (const kind of ['color', 'mask', 'boat', 'direction'] as const) {
    if (like[kind]) move[kind] = values(taps, kind).at(-1) ?? like[kind]
  }
  if (typeof like.card === 'number') move['card'] = Number(values(taps, 'card').at(-1) ?? like.card)
  if (typeof like.player === 'number') move['player'] = seats.at(-1) ?? like.player
  if (like.players) move['players'] = seats.length ? seats.slice(-2) : like.players
  if (like.passengers) move['passengers'] = spots.slice(-2)
  if (like.passenger) move['passenger'] = typeof like.to === 'number' ? spots[0] : spots.at(-1)
  if (typeof like.to === 'number') move['to'] = spots.length > 1 ? spots.at(-1)!.space : like.to
  return move as object as Gift // picks are words: the table judges what comes of them
}
