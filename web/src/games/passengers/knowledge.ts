/** Passengers by their numbers: where they sit, and what I know of them. */

import type { PassengerView, Spot, View } from '../../generated/passengers'

export interface Seen extends PassengerView {
  round: number
  spot: Spot
  /** In play, across the river, or drifted away. */
  where: 'play' | 'crossed' | 'sunk'
}

export function everybody(view: View): Seen[] {
  const { boats, crossed, sunk, round } = view.table
  const row = (one: { boat: Spot['boat']; row: (PassengerView | null)[] }, of: number, where: Seen['where']): Seen[] =>
    one.row.flatMap((passenger, space) =>
      passenger ? [{ ...passenger, round: of, spot: { boat: one.boat, space }, where }] : [],
    )
  return [
    ...boats.flatMap((boat) => row(boat, round, 'play')),
    ...crossed.flatMap((landed) => row(landed, landed.round, 'crossed')),
    ...sunk.flatMap((landed) => row(landed, landed.round, 'sunk')),
  ]
}

export function inPlay(view: View): Seen[] {
  return everybody(view).filter((one) => one.where === 'play')
}

export function sitting(view: View, spot: Spot): PassengerView | null {
  return view.table.boats.find((one) => one.boat === spot.boat)?.row[spot.space] ?? null
}

/** What I know of a passenger, by its number: what I placed or peeked at. */
export function knownCards(view: View): Map<number, string> {
  return new Map((view.mine?.known ?? []).map(({ id, card }) => [id, card]))
}
