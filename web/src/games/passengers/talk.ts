/** What is still in the air: each seat's latest line or confession, for a few seconds. */

import type { Spot } from '../../generated/passengers'
import type { Color, Kind } from './cards'

export const LASTS = 6500

/** Something at a seat: talk, a claim, a confession. */
export interface Bubble {
  seat: number
  at: number
  text: string
  /** A claim: about whom, and what, in signs. */
  spot?: Spot
  kind?: Kind | null
  color?: Color | null
  /** Heard by the two alone. */
  private?: boolean
  /** The table itself answers for the seat. */
  true?: boolean
}

/** The latest of each seat. */
export function inTheAir(bubbles: Bubble[], now: number): Bubble[] {
  const latest = new Map<number, Bubble>()
  for (const bubble of bubbles) {
    if (bubble.at <= now - LASTS) continue
    const other = latest.get(bubble.seat)
    if (!other || other.at <= bubble.at) latest.set(bubble.seat, bubble)
  }
  return [...latest.values()]
}

/** Neighbours' words would lie over each other: some hang lower. */
export function spread(bubbles: Bubble[], x: (seat: number) => number, width: number): { bubble: Bubble; level: number }[] {
  const ends: number[] = []
  return bubbles
    .toSorted((one, other) => x(one.seat) - x(other.seat))
    .map((bubble) => {
      const wide = bubble.spot ? 84 : Math.min(150, 24 + bubble.text.length * 6.6)
      const left = Math.max(4, Math.min(width - wide - 4, x(bubble.seat) - wide / 2))
      let level = ends.findIndex((end) => end < left)
      if (level < 0) level = ends.length
      ends[level] = left + wide + 4
      return { bubble, level }
    })
}
