/** What the table agrees on: the options with their defaults, as the rules read them. */

import type { Options } from '../../generated/passengers'

export const SETS = ['I', 'II', 'III'] as const
export type Set = (typeof SETS)[number]

export interface Agreed {
  gifts: Set | Set[]
  gaze_seconds: number | null
  place_seconds: number | null
  gift_seconds: number | null
  vote_seconds: number | null
}

export function agreed(options: Options): Agreed {
  return { gifts: 'I', gaze_seconds: null, place_seconds: null, gift_seconds: null, vote_seconds: null, ...options }
}

/** P7: the set of each round. */
export function setsOf({ gifts }: Agreed): Set[] {
  return Array.isArray(gifts) ? gifts : [gifts, gifts, gifts]
}

/** Three times the same set is that one set. */
export function withSet(chosen: Agreed, round: number, set: Set): Pick<Agreed, 'gifts'> {
  const sets = setsOf(chosen).with(round - 1, set)
  return { gifts: sets.every((one) => one === set) ? set : sets }
}
