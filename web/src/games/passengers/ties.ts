/** Where the lines between passengers ashore run: along the borders of their cells, over nobody's face. */

import type { Berth, Point } from '../../generated/passengers'
import { ROUNDS, SPACES } from './cards'
import { isTie } from './points'

/** Of the column with the boats' signs, between cells, and between rows. */
export const SIGN = 26
export const GAP = 4
export const LANE = 9

export interface Shore {
  width: number
  height: number
}

interface Cell {
  left: number
  right: number
  top: number
  bottom: number
}

type Pen = [number, number][]

function cellOf({ round, space }: Berth, { width, height }: Shore): Cell {
  const pitch = (width - SIGN) / SPACES.length
  const row = (height + LANE) / ROUNDS
  const left = SIGN + GAP + space * pitch
  const top = (ROUNDS - round) * row
  return { left, right: left + pitch - GAP, top, bottom: top + row - LANE }
}

const drawn = (pen: Pen): string =>
  `M${pen.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}`

/** Souls of a colour are held by a clasp over their cells; a second colour of that boat has its clasp below. */
function clasp(a: Cell, b: Cell, below: boolean): string {
  const inset = (a.right - a.left) * 0.42
  const [edge, out] = below ? [a.bottom, LANE / 2] : [a.top, -LANE / 2]
  const hook = edge - out
  return drawn([
    [a.right - inset, hook],
    [a.right - inset, edge + out],
    [b.left + inset, edge + out],
    [b.left + inset, hook],
  ])
}

/** A demon reaches for its soul with a flame, from one cell's edge to the other's; cells between them are empty. */
function flame(a: Cell, b: Cell): string {
  const [one, other] = a.left < b.left || a.top < b.top ? [a, b] : [b, a]
  const upright = one.left === other.left
  const [from, to] = upright ? [one.bottom - 6, other.top + 6] : [one.right - 7, other.left + 7]
  const across = upright ? one.left + (one.right - one.left) * 0.14 : (one.top + one.bottom) / 2
  const teeth = Math.max(4, 2 * Math.round((to - from) / 12))
  return drawn(
    Array.from({ length: teeth + 1 }, (_, step) => {
      const along = from + ((to - from) * step) / teeth
      const aside = across + (step === 0 || step === teeth ? 0 : step % 2 ? -4 : 4)
      return upright ? [aside, along] : [along, aside]
    }),
  )
}

/** The line of each tie, in the order in which they were counted. */
export function lines(ties: Point[], shore: Shore): { faction: string; path: string }[] {
  const clasps: Point[] = []
  return ties.filter(isTie).map((tie) => {
    const [a, b] = tie.spaces.map((berth) => cellOf(berth, shore)) as [Cell, Cell]
    if (tie.faction !== 'souls') return { faction: tie.faction, path: flame(a, b) }
    const below = clasps.some((other) => crosses(other, tie))
    if (!below) clasps.push(tie)
    return { faction: tie.faction, path: clasp(a, b, below) }
  })
}

/** Two clasps in one row that would lie on each other. */
function crosses(one: Point, other: Point): boolean {
  const [a, b] = one.spaces as [Berth, Berth]
  const [c, d] = other.spaces as [Berth, Berth]
  return a.round === c.round && a.space < d.space && c.space < b.space
}
