/** Which gifts the table plays with. */

import { OPTIONS, type Options } from '../../generated/passengers'

export const SETS = OPTIONS.gifts.values
export type Set = (typeof SETS)[number]

/** P7: the set of each round. */
export function setsOf({ gifts }: Options): Set[] {
  return Array.isArray(gifts) ? gifts : [gifts, gifts, gifts]
}

/** Three times the same set is that one set. */
export function withSet(chosen: Options, round: number, set: Set): Pick<Options, 'gifts'> {
  const sets = setsOf(chosen).with(round - 1, set)
  return { gifts: sets.every((one) => one === set) ? set : sets }
}
