/** How each point came about, and who stands where (W23, W24). */

import type { Point } from '../../generated/wink'

export interface Tie {
  tie: 'laid' | 'fallen'
  counts: { seat: number; count: number }[]
}

export const made = (why: Point[]): Point[] => why.filter(({ rule }) => rule !== 'W24')

/** What each seat has after the first so many points were counted. */
export function sums(why: Point[], counted: number, seats: number): number[] {
  const totals = Array<number>(seats).fill(0)
  for (const { seat, points } of why.slice(0, counted)) totals[seat]! += points
  return totals
}

/** W24: what was compared, in the order in which it was. */
export function ties(why: Point[]): Tie[] {
  return (['laid', 'fallen'] as const).flatMap((tie) => {
    const counts = why.filter((point) => point.tie === tie).map(({ seat, count }) => ({ seat, count: count ?? 0 }))
    return counts.length ? [{ tie, counts }] : []
  })
}

/** Winners first, then by points; equal points share a place. */
export function standing(scores: number[], winners: number[]): { seat: number; score: number; place: number }[] {
  const won = (seat: number): number => (winners.includes(seat) ? 1 : 0)
  const rows = scores
    .map((score, seat) => ({ seat, score }))
    .toSorted((one, other) => won(other.seat) - won(one.seat) || other.score - one.score)
  const above = (one: { seat: number; score: number }): number =>
    rows.filter(
      (other) => won(other.seat) > won(one.seat) || (won(other.seat) === won(one.seat) && other.score > one.score),
    ).length
  return rows.map((row) => ({ ...row, place: above(row) + 1 }))
}
