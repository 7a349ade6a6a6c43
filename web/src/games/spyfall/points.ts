/** How points add up. */

import type { Point } from '../../generated/spyfall'

/** One seat's points of a round and the reasons for them, in the order that they were given. */
export interface Gain {
  sum: number
  points: Point[]
}

export function gains(points: Point[], seats: number): Gain[] {
  const bySeat: Gain[] = Array.from({ length: seats }, () => ({ sum: 0, points: [] }))
  for (const point of points) {
    const gain = bySeat[point.seat]
    if (!gain) continue
    gain.sum += point.points
    gain.points.push(point)
  }
  return bySeat
}

/** Seats from the highest score down; equal scores keep the order of the seats. */
export function standing(scores: number[]): number[] {
  return scores.map((_, seat) => seat).sort((a, b) => scores[b]! - scores[a]! || a - b)
}

/** The place of each seat in the standing: equal scores share the better one (1, 1, 3). */
export function rank(scores: number[], seat: number): number {
  return 1 + scores.filter((score) => score > scores[seat]!).length
}

/** Points that were given for the same reason, together. */
export interface Because {
  reason: Point['reason']
  rule: string
  points: number
  seats: number[]
}

export function reasons(points: Point[]): Because[] {
  const all: Because[] = []
  for (const { reason, rule, points: worth, seat } of points) {
    const same = all.find((one) => one.reason === reason && one.points === worth)
    if (same) same.seats.push(seat)
    else all.push({ reason, rule, points: worth, seats: [seat] })
  }
  return all
}
