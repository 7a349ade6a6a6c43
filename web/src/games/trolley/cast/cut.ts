/** Scissors and ink: a part is a few cut-outs laid one on another, each written as "paint path". */

import { paint, type Palette } from './paints'

/**
 * Each line is a paint and a path. `paint!` leaves the ink outline off, `paint~` is a stroke of that paint alone;
 * `line` is a stroke of ink, `dot` a spot of it.
 */
export type Part = readonly string[]
export type Point = readonly [x: number, y: number]
/** A place for a part: where its middle comes and how large it is. */
export type Spot = readonly [x: number, y: number, scale: number]

export const OUTLINE = 3

const near = (value: number): string => String(Math.round(value * 100) / 100)

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${near(x - rx)} ${near(y)}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0z`
export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r)

function ink(name: string, own: Palette): string {
  if (name === 'line') return 'fill="none"'
  if (name === 'dot') return `fill="${paint('ink', own)}" stroke="none"`
  if (name.endsWith('!')) return `fill="${paint(name.slice(0, -1), own)}" stroke="none"`
  if (name.endsWith('~')) return `fill="none" stroke="${paint(name.slice(0, -1), own)}"`
  return `fill="${paint(name, own)}"`
}

export function cut(part: Part | undefined, own: Palette): string {
  return (part ?? [])
    .map((line) => {
      const space = line.indexOf(' ')
      return `<path ${ink(line.slice(0, space), own)} fill-rule="evenodd" d="${line.slice(space + 1)}"/>`
    })
    .join('')
}

/** Lays markup at a spot; its outline stays as thick as everybody's. */
export function lay(markup: string, [x, y, scale]: Spot, { mirrored = false, outline = OUTLINE, turn = 0 } = {}): string {
  if (!markup) return ''
  const flip = mirrored ? `${near(-scale)} ${near(scale)}` : near(scale)
  const spin = turn ? ` rotate(${near(turn)})` : ''
  return `<g transform="translate(${near(x)} ${near(y)})${spin} scale(${flip})" stroke-width="${near(outline / scale)}">${markup}</g>`
}
