/** How each point came about (W23, W24). */

import type { Point } from '../../generated/wink'

export interface Tie {
  tie: 'laid' | 'fallen'
  counts: { seat: number; count: number }[]
}

export const made = (why: Point[]): Point[] => why.filter(({ rule }) => rule !== 'W24')

/** W24: what was compared, in the order in which it was. */
export function ties(why: Point[]): Tie[] {
  return (['laid', 'fallen'] as const).flatMap((tie) => {
    const counts = why.filter((point) => point.tie === tie).map(({ seat, count }) => ({ seat, count: count ?? 0 }))
    return counts.length ? [{ tie, counts }] : []
  })
}
