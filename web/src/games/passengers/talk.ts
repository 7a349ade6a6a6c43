/** What is in the air just now. It hangs at the seat for a moment; the record and the notes keep it. */

import type { Spot } from '../../generated/passengers'
import type { Color, Kind } from './cards'

export const LASTS = 3500
/** So many may talk at once. */
const MOST = 2

/** Something at a seat: talk, a claim, a confession. */
export interface Bubble {
  seat: number
  at: number
  text: string
  /** A claim: about whom, and what, in signs. */
  spot?: Spot
  kind?: Kind | null
  color?: Color | null
  /** A confession, in signs: has the colour, or has none of it. */
  has?: boolean
  /** Heard by the two alone. */
  private?: boolean
  /** The table itself answers for the seat. */
  true?: boolean
}

/** About as wide as it will be. */
export function widthOf({ spot, has, text }: Bubble): number {
  if (spot) return 78
  return has === undefined ? Math.min(160, 18 + text.length * 6.4) : 42
}

/** No words lie over others: the newest stay, and of those who talk only two. The table's answers all stay. */
export function apart(bubbles: Bubble[], x: (seat: number) => number, width: number): Bubble[] {
  const taken: [number, number][] = []
  let talking = 0
  return bubbles.filter((bubble) => {
    const wide = widthOf(bubble) * (width < 700 ? 1 : 1.2)
    const left = Math.max(4, Math.min(width - wide - 4, x(bubble.seat) - wide / 2))
    const free = taken.every(([from, to]) => left >= to || left + wide <= from)
    if (!free || (!bubble.true && talking === MOST)) return false
    if (!bubble.true) talking += 1
    taken.push([left, left + wide])
    return true
  })
}
