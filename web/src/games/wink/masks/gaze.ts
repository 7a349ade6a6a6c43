/** Where eyes look, on the page. */

export interface Point {
  x: number
  y: number
}

/** A direction on the page, of length 1, or less for eyes that hardly turn; 0, 0 looks out of the page. */
export type Gaze = Readonly<Point>

export const AHEAD: Gaze = { x: 0, y: 0 }

/** From one place of the ring to another, both in the same units. */
export function gazeVector(from: Point, to: Point): Gaze {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const far = Math.hypot(x, y)
  return far === 0 ? AHEAD : { x: x / far, y: y / far }
}
