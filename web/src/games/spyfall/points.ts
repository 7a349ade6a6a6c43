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
