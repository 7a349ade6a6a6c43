/** Arms from the shoulder to the thing held, or to wherever the mood puts them. */

import type { Arms, Body } from './bodies/body'
import { cut, disc, OUTLINE, type Point } from './cut'
import type { Face } from './faces'
import { paint, type Palette } from './paints'

export type Side = 'left' | 'right'

/** How far from the shoulder a free hand rests, and where the elbow goes; for the right side. */
const STANCES: Record<Face['arm'], readonly [hand: Point, elbow: Point]> = {
  hang: [[7, 22], [10, 8]],
  hip: [[0, 19], [19, 10]],
  wave: [[18, -15], [17, 6]],
  fist: [[17, -20], [18, 2]],
  cheek: [[5, -14], [20, 2]],
}

/** A bent tube of one paint, outlined like everything else. */
export function limb(path: string, color: string, width: number, own: Palette): string {
  const stroke = (name: string, thick: number): string => `<path fill="none" stroke="${paint(name, own)}" stroke-width="${thick}" d="${path}"/>`
  return stroke('ink', width) + (width > OUTLINE ? stroke(color, width - 2 * OUTLINE) : '')
}

function arm(from: Point, elbow: Point, to: Point, { sleeve, palm }: Arms, own: Palette): string {
  const path = `M${from.join(' ')}Q${elbow.join(' ')} ${to.join(' ')}`
  const hand = (color: string): string => cut([`${color} ${disc(to[0], to[1], 4.6)}`], own)
  if (!sleeve) return limb(path, 'ink', OUTLINE, own) + hand('cream')
  return palm ? limb(path, sleeve, 10.5, own) + hand(palm) : limb(path, sleeve, 13, own)
}

/** A free arm, as the face feels. */
export function resting(body: Body, side: Side, stance: Face['arm'], own: Palette): string {
  const out = side === 'left' ? -1 : 1
  const [x, y] = body.arms[side]
  const [hand, elbow] = STANCES[stance]
  return arm([x, y], [x + out * elbow[0], y + elbow[1]], [x + out * hand[0], y + hand[1]], body.arms, own)
}

/** An arm that holds something at a point: the elbow hangs below the straight line. */
export function holding(body: Body, side: Side, at: Point, own: Palette): string {
  const out = side === 'left' ? -1 : 1
  const [x, y] = body.arms[side]
  const far = Math.hypot(at[0] - x, at[1] - y)
  const slack = Math.max(3, 15 - far * 0.3)
  return arm([x, y], [(x + at[0]) / 2 + out * slack * 0.6, (y + at[1]) / 2 + slack], at, body.arms, own)
}
