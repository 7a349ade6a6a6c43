/** Two tracks, and who stands for which. */

import type { Spot, Table, View } from '../../generated/trolley'

export type Track = Spot['track']
export type Deck = 'innocents' | 'guilty' | 'modifiers'

export const TRACKS = ['left', 'right'] as const satisfies Track[]
export const DECKS = ['innocents', 'guilty', 'modifiers'] as const satisfies Deck[]
export const OTHER: Record<Track, Track> = { left: 'right', right: 'left' }

/** null: the driver. */
export function trackOf(table: Pick<Table, 'left' | 'right'>, seat: number): Track | null {
  return TRACKS.find((track) => table[track].includes(seat)) ?? null
}

export function same(one: Spot | null | undefined, other: Spot | null | undefined): boolean {
  return Boolean(one && other && one.track === other.track && one.place === other.place)
}

/** T6: a guilty one goes onto the track of the others. */
export function goesTo(deck: Deck, track: Track): Track {
  return deck === 'guilty' ? OTHER[track] : track
}

export function may(view: View, type: View['choices'][number]['type']): boolean {
  return view.choices.some((move) => move.type === type)
}
