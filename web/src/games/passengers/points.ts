/** Every point of the end, in the order in which it is shown. */

import type { Berth, Point } from '../../generated/passengers'
import type { Faction } from './cards'

export const FACTIONS: readonly Faction[] = ['souls', 'demons', 'yaesther']

export const berthKey = ({ round, space }: Berth): string => `${round}-${space}`

/** A line between two passengers: a group of souls, or a demon at its soul. */
export function isTie(point: Point): boolean {
  return point.spaces.length === 2
}

/** Passengers first, from the first round on; then what ties them together; last what no passenger gave. */
export function inOrder(why: Point[]): Point[] {
  const rank = (point: Point): number => {
    const [first] = point.spaces
    if (!first) return 1000
    return (isTie(point) ? 100 : 0) + first.round * 10 + first.space
  }
  return why.toSorted((one, other) => rank(one) - rank(other))
}
