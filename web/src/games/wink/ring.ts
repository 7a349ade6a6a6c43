/** Where the faces are in the ring: mine at the bottom, the others clockwise from my left hand. */

import type { Point } from './masks/gaze'

interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  x: number
  y: number
}

export interface Ring {
  spots: Point[]
  /** Of a face, in px. */
  size: number
  /** What is free in the middle. */
  middle: Box
}

/** Below each face: its name, its points and its cards. */
export const BELOW = 30
const SMALLEST = 48
const LARGEST = 190
const NARROWEST = 87
const STEPS = 240

interface Shape {
  /** Between an ellipse (1) and a box (0): corners hold more faces than an oval, and leave more of the middle. */
  corners: number
  /** How far faces move from the sides to the top and the bottom, as a part of the rim. */
  pull: number
}
const SHAPES: Shape[] = [0, 0.02, 0.03, 0.04].flatMap((pull) => [0.5, 0.6, 0.4].map((corners) => ({ corners, pull })))

const bulge = (part: number, corners: number): number => Math.sign(part) * Math.abs(part) ** corners

/** Of the middle, where the last card lies: on a phone faces come first, a large hall has room for both. */
function least(width: number, height: number): Size {
  const high = Math.min(200, Math.max(66, (height - 260) * 0.5))
  return { width: Math.max(150, Math.min(360, high * 2.2, width * 0.4)), height: high }
}

const cellWidth = (size: number): number => Math.max(NARROWEST, size * 1.08)

/** Points of the rim at equal ways from each other, but for the pull; the first at the bottom, then clockwise. */
function rim(count: number, rx: number, ry: number, { corners, pull }: Shape): Point[] {
  const line = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI
    return { x: -rx * bulge(Math.sin(angle), corners), y: ry * bulge(Math.cos(angle), corners) }
  })
  const ways = [0]
  for (let step = 1; step <= STEPS; step += 1) {
    const [from, to] = [line[step - 1]!, line[step]!]
    ways.push(ways[step - 1]! + Math.hypot(to.x - from.x, to.y - from.y))
  }
  const whole = ways[STEPS]!
  return Array.from({ length: count }, (_, place) => {
    const part = place / count - pull * Math.sin((place / count) * 4 * Math.PI)
    return line[ways.findIndex((way) => way >= whole * part - 1e-6)]!
  })
}

/** A face with what stands below it. */
function cellOf({ x, y }: Point, size: number): Box {
  const width = cellWidth(size)
  return { x: x - width / 2, y: y - size / 2, width, height: size + BELOW }
}

function placed(
  size: number,
  seats: number,
  bottom: number,
  width: number,
  height: number,
  shape: Shape,
): { spots: Point[]; cells: Box[] } {
  const above = size * 0.06 + 3
  const [rx, ry] = [Math.max(10, (width - cellWidth(size)) / 2), Math.max(10, (height - above - size - BELOW) / 2)]
  const places = rim(seats, rx, ry, shape)
  const spots = Array.from({ length: seats }, (_, seat) => {
    const { x, y } = places[(seat - bottom + seats) % seats]!
    return { x: width / 2 + x, y: (height + above - BELOW) / 2 + y }
  })
  return { spots, cells: spots.map((spot) => cellOf(spot, size)) }
}

/** How well a card with a sentence beside it would lie there: not in a slit, and near the middle. */
function worth({ y, width, height }: Box, whole: number): number {
  const aside = Math.abs(y + height / 2 - whole / 2) / whole
  return Math.min(width, height * 2.6) * Math.min(height, width) * (1 - aside * 1.6)
}

/** The best box round the middle line that no face touches; null where none is so large. */
function middleOf(cells: Box[], width: number, height: number, wanted: Size): Box | null {
  let best: Box | null = null
  for (let wide = wanted.width; wide < width; wide += 6) {
    const left = (width - wide) / 2
    const above = cells.filter((cell) => cell.x < left + wide && cell.x + cell.width > left)
    const edges = [0, ...above.map((cell) => cell.y + cell.height)]
    for (const top of edges) {
      if (above.some((cell) => cell.y <= top && cell.y + cell.height > top)) continue
      const bottom = Math.min(height, ...above.filter((cell) => cell.y > top).map((cell) => cell.y))
      const box = { x: left, y: top, width: wide, height: bottom - top }
      if (box.height >= wanted.height && (!best || worth(box, height) > worth(best, height))) best = box
    }
  }
  return best
}

/** No face lies on another. */
function apart(cells: Box[]): boolean {
  return cells.every((one, index) =>
    cells
      .slice(index + 1)
      .every((other) => Math.abs(one.x - other.x) >= one.width || Math.abs(one.y - other.y) >= one.height),
  )
}

/** The largest faces that have room in a box, and leave enough of its middle. */
export function ringIn(width: number, height: number, seats: number, bottom: number): Ring {
  const wanted = least(width, height)
  for (let size = Math.min(LARGEST, 2 * Math.floor(height / 4 - BELOW / 2)); size > SMALLEST; size -= 2) {
    for (const shape of SHAPES) {
      const { spots, cells } = placed(size, seats, bottom, width, height, shape)
      const middle = apart(cells) ? middleOf(cells, width, height, wanted) : null
      if (middle) return { spots, size, middle }
    }
  }
  const { spots, cells } = placed(SMALLEST, seats, bottom, width, height, SHAPES[0]!)
  const middle = middleOf(cells, width, height, { width: NARROWEST, height: 0 })
  return { spots, size: SMALLEST, middle: middle ?? { x: width / 2, y: height / 2, width: 0, height: 0 } }
}
