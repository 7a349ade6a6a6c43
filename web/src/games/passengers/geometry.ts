/** Where everything lies on the river, in pixels of its box. */

import type { Boat } from './cards'

/** Of the hull's picture: its shape, where its seats are, and the line on which feet rest. */
export const HULL = { width: 360, height: 96, seats: [66, 123, 180, 237, 294], foot: 64 } as const
const FIGURE = { width: 54, height: (54 * 72) / 64 }
const WIDEST = 900

export interface River {
  /** The band at the top: the shore, or the gifts. */
  band: number
  /** Pixels for a unit of the hull's picture. */
  scale: number
  hull: { width: number; height: number; left: number; top: Record<Boat, number> }
  figure: { width: number; height: number }
  /** A seat with what hangs on the hull below it: what one presses. */
  column: { width: number; height: number }
  /** The plate with the gift's name. */
  plate: number
}

const plateOf = (scale: number): number => Math.max(38, 36 * scale)
const blockOf = (scale: number): number => HULL.foot * scale + plateOf(scale)

export function riverIn(width: number, height: number, band: number): River {
  const each = Math.max(0, height - band) / 2
  let scale = Math.min(width - 6, WIDEST) / HULL.width
  while (scale > 0.7 && blockOf(scale) > each - 6) scale -= 0.01
  const wide = HULL.width * scale
  const spare = Math.max(0, each - blockOf(scale))
  const top = (which: number): number => band + which * each + spare / 2
  return {
    band,
    scale,
    hull: { width: wide, height: HULL.height * scale, left: (width - wide) / 2, top: { raven: top(0), wolf: top(1) } },
    figure: { width: FIGURE.width * scale, height: FIGURE.height * scale },
    column: { width: (HULL.seats[1] - HULL.seats[0]) * scale, height: blockOf(scale) },
    plate: plateOf(scale),
  }
}

export function seatX(river: River, space: number): number {
  return river.hull.left + HULL.seats[space]! * river.scale
}

/** The top left corner of the figure that sits there. */
export function figureAt(river: River, boat: Boat, space: number): { x: number; y: number } {
  return {
    x: seatX(river, space) - river.figure.width / 2,
    y: river.hull.top[boat] + HULL.foot * river.scale - river.figure.height,
  }
}

/** The top left corner of the column that is pressed. */
export function columnAt(river: River, boat: Boat, space: number): { x: number; y: number } {
  return { x: seatX(river, space) - river.column.width / 2, y: river.hull.top[boat] }
}

/** Letters of a gift's name on its plate: as large as its longest word allows. */
export function nameSize(name: string, width: number, scale: number): number {
  const longest = Math.max(...name.split(' ').map((word) => word.length))
  return Math.min(Math.max(10.5, 8.4 * scale), (width - 4) / (longest * 0.61))
}
