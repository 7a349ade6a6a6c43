/** Where the chairs stand round the table, and what a drag does to their order. */

export interface Spot {
  /** Per cent of the ring's width and height. */
  x: number
  y: number
}

/** Clockwise as seen from above, `mine` nearest to the one who looks (G1: the next seat is to my left). */
export function spot(place: number, places: number, mine: number): Spot {
  const angle = Math.PI / 2 + ((place - mine) * 2 * Math.PI) / places
  return { x: 50 + 40 * Math.cos(angle), y: 50 + 39 * Math.sin(angle) }
}

export function nearest(point: Spot, spots: Spot[]): number {
  const distances = spots.map((other) => Math.hypot(other.x - point.x, other.y - point.y))
  return distances.indexOf(Math.min(...distances))
}

/** The order after one chair has moved to another's place; each chair is named by its old place. */
export function moved(count: number, from: number, to: number): number[] {
  const order = Array.from({ length: count }, (_, place) => place)
  order.splice(to, 0, ...order.splice(from, 1))
  return order
}
