/** Scissors: a part is a few cut-outs laid one on another, each written as "paint path". */

import type { Look } from './look'
import { DEEP, PAINTS } from './paints'

/**
 * The paints `face`, `coat`, `trim` and `skin` are the figure's own, and `deep-` puts any paint into the shadow.
 * `paint!` leaves the dark outline off, `paint+` keeps it round the whole instead of round each piece;
 * `paint~` is a thin stroke of that paint alone and `paint=` a thick one.
 */
export type Part = readonly string[]

export const OUTLINE = 1.6

/** Anything that has paints of its own. */
export type Paints = Pick<Look, 'face' | 'coat' | 'trim' | 'skin'>

export function paint(name: string, own: Paints): string {
  const isDeep = name.startsWith('deep-')
  const word = isDeep ? name.slice(5) : name
  const pot = word === 'skin' ? (own.skin ?? 'pale') : word === 'face' || word === 'coat' || word === 'trim' ? own[word] : word
  return (isDeep ? DEEP[pot] : undefined) ?? PAINTS[pot] ?? PAINTS.bone!
}

const INKED: Record<string, (color: string) => string> = {
  '!': (color) => `fill="${color}" stroke="none"`,
  '+': (color) => `fill="${color}" stroke-width="${OUTLINE * 2}" paint-order="stroke"`,
  '~': (color) => `fill="none" stroke="${color}"`,
  '=': (color) => `fill="none" stroke="${color}" stroke-width="${OUTLINE * 2}"`,
}

function ink(name: string, own: Paints): string {
  const inked = INKED[name.at(-1)!]
  return inked ? inked(paint(name.slice(0, -1), own)) : `fill="${paint(name, own)}"`
}

export function cut(part: Part | undefined, own: Paints): string {
  return (part ?? [])
    .map((line) => {
      const space = line.indexOf(' ')
      return `<path ${ink(line.slice(0, space), own)} d="${line.slice(space + 1)}"/>`
    })
    .join('')
}
