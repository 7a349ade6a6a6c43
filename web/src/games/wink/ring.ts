/** Where the faces are in the ring: mine at the bottom, the others clockwise from my left hand. */

import type { Point } from './masks/gaze'

export interface Box {
  x: number
  y: number
  width: number
  height: number
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
/** Of the middle, where the last card lies. */
const LEAST = { width: 150, height: 66 }
const STEPS = 240
/** Between an ellipse (1) and a box (0): corners hold more faces than an oval, and leave more of the middle. */
const CORNERS = 0.5

const bulge = (part: number): number => Math.sign(part) * Math.abs(part) ** CORNERS
const cellWidth = (size: number): number => Math.max(NARROWEST, size * 1.08)

/** Points of the rim at equal ways from each other; the first at the bottom, then clockwise. */
function rim(count: number, rx: number, ry: number): Point[] {
  const line = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI
    return { x: -rx * bulge(Math.sin(angle)), y: ry * bulge(Math.cos(angle)) }
  })
  const ways = [0]
  for (let step = 1; step <= STEPS; step += 1) {
    const [from, to] = [line[step - 1]!, line[step]!]
    ways.push(ways[step - 1]! + Math.hypot(to.x - from.x, to.y - from.y))
  }
  const whole = ways[STEPS]!
  return Array.from({ length: count }, (_, place) => line[ways.findIndex((way) => way >= (whole * place) / count - 1e-6)]!)
}

function spotsIn(size: number, seats: number, bottom: number, width: number, height: number): Point[] {
  const above = size * 0.06 + 3
  const [rx, ry] = [Math.max(10, (width - cellWidth(size)) / 2), Math.max(10, (height - above - size - BELOW) / 2)]
  const places = rim(seats, rx, ry)
  return Array.from({ length: seats }, (_, seat) => {
    const { x, y } = places[(seat - bottom + seats) % seats]!
    return { x: width / 2 + x, y: (height + above - BELOW) / 2 + y }
  })
}

/** A face with what stands below it. */
function cellOf({ x, y }: Point, size: number): Box {
  const width = cellWidth(size)
  return { x: x - width / 2, y: y - size / 2, width, height: size + BELOW }
}

/** How well a card with a sentence beside it would lie there: not in a slit, and near the middle. */
function worth({ y, width, height }: Box, whole: number): number {
  const aside = Math.abs(y + height / 2 - whole / 2) / whole
  return Math.min(width, height * 2.6) * Math.min(height, width) * (1 - aside * 1.6)
}

/** The best box round the middle line that no face touches. */
function middleOf(cells: Box[], width: number, height: number): Box {
  let best: Box = { x: width / 2, y: height / 2, width: 0, height: 0 }
  for (let wide = NARROWEST; wide < width; wide += 6) {
    const left = (width - wide) / 2
    const above = cells.filter((cell) => cell.x < left + wide && cell.x + cell.width > left)
    const edges = [0, ...above.map((cell) => cell.y + cell.height)]
    for (const top of edges) {
      if (above.some((cell) => cell.y <= top && cell.y + cell.height > top)) continue
      const bottom = Math.min(height, ...above.filter((cell) => cell.y > top).map((cell) => cell.y))
      const box = { x: left, y: top, width: wide, height: bottom - top }
      if (worth(box, height) > worth(best, height)) best = box
    }
  }
  return best
}

/** No face lies on another. */
function apart(cells: Box[]): boolean {
  return cells.every((one, index) =>
    cells.slice(index + 1).every((other) => Math.abs(one.x - other.x) >= one.width || Math.abs(one.y - other.y) >= one.height),
  )
}

/** The largest faces that have room in a box, and leave some of its middle. */
export function ringIn(width: number, height: number, seats: number, bottom: number): Ring {
  for (let size = LARGEST; ; size -= 2) {
    const spots = spotsIn(size, seats, bottom, width, height)
    const cells = spots.map((spot) => cellOf(spot, size))
    const middle = middleOf(cells, width, height)
    const fits = apart(cells) && middle.width >= LEAST.width && middle.height >= LEAST.height
    if (fits || size <= SMALLEST) return { spots, size, middle }
  }
}
