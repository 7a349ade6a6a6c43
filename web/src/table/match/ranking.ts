/** Who stands where, and with how much. */

export interface Ranked {
  seat: number
  score: number
  place: number
}

/** The best first: winners, then whoever has most, or fewest. Equal seats share a place (1, 1, 3) and keep their order. */
export function ranking(
  scores: number[],
  { winners = [], fewest = false }: { winners?: number[]; fewest?: boolean } = {},
): Ranked[] {
  const order = (one: number, other: number): number =>
    Number(winners.includes(other)) - Number(winners.includes(one)) ||
    (scores[other]! - scores[one]!) * (fewest ? -1 : 1)
  const seats = scores.map((_, seat) => seat).toSorted(order)
  return seats.map((seat) => ({
    seat,
    score: scores[seat]!,
    place: 1 + seats.filter((other) => order(other, seat) < 0).length,
  }))
}

/** What the first so many points come to, for each of these. */
export function sums<Point extends { points: number }, One>(
  why: Point[],
  counted: number,
  all: readonly One[],
  of: (point: Point) => One,
): number[] {
  return all.map((one) => why.reduce((sum, point, n) => sum + (n < counted && of(point) === one ? point.points : 0), 0))
}
