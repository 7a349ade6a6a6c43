/** W5: one agent's picture, put together: who, in what mask and hat, holding what. */

import { cut, OUTLINE, type Part } from './cut'
import type { Glance, Look } from './look'
import { PAINTS } from './paints'
import { BEASTS } from './parts/beasts'
import { COLLARS } from './parts/collars'
import { HATS } from './parts/hats'
import { type Mask, WORN } from './parts/masks'
import { PROPS } from './parts/props'
import { oval } from './shapes'

export const MASKS: Record<string, Mask> = { ...WORN, ...BEASTS }

export const COAT: Part = ['coat M4 122C6 102 24 90 40 87H60C76 90 94 102 96 122z', 'deep-coat! M62 88C78 92 92 103 94 121H74C74 108 70 96 62 88z']
/** What a half mask leaves to be seen. */
export const HEAD: Part = [`skin ${oval(50, 61, 21, 28)}`, 'deep-skin~ M50 66C47 72 48 75 52 75', 'rose! M42 80C46 77.500 48 77.500 50 78.500C52 77.500 54 77.500 58 80C54 85 46 85 42 80z']
const NECK: Part = ['deep-skin M40 78H60V94H40z']
const GLOVE: Part = ['white M-9 12C-9 7-4 6 0 6C6 6 10 8 10 13C10 19 6 23 0 23C-6 23-9 18-9 12z', 'ash~ M-2 8V14M3 8V14']
const HELD_AT = 'translate(79 95)'

const EYES: readonly (readonly [number, number])[] = [
  [40, 58],
  [60, 58],
]
const TURNED: Record<Glance, readonly [x: number, y: number]> = {
  ahead: [0, 0], left: [-2.8, 0.4], right: [2.8, 0.4], up: [0.6, -2], down: [-0.6, 2.2], wink: [-2, 0], shut: [0, 0],
}

function eye([x, y]: readonly [number, number], mask: Mask, glance: Glance, shut: boolean): string {
  const size = mask.size ?? 1
  const [dx, dy] = TURNED[glance]
  const white = mask.round ? 'M-7 0a7 7 0 1 1 14 0a7 7 0 1 1 -14 0z' : 'M-8 1C-5-7 5-7 8 0C5 7-4 7-8 1z'
  const drawn = shut
    ? `<path d="M-8 0C-5-6 5-6 8 0C5 6-4 6-8 0z" fill="${PAINTS.peach}"/><path d="M-8 0C-4 6 4 6 8 0M-5 4L-7 7M0 5V8.500M5 4L7 7" fill="none" stroke-width="2.200"/>`
    : `<path d="${white}" fill="${PAINTS.white}"/><circle cx="${dx}" cy="${dy}" r="3.700" fill="${PAINTS.ink}" stroke="none"/><circle cx="${dx - 1.2}" cy="${dy - 1.4}" r="1.200" fill="${PAINTS.white}" stroke="none"/>`
  return `<g transform="translate(${x} ${y}) scale(${size})">${drawn}</g>`
}

/** The markup of a whole picture, 100 by 120, on nothing. */
export function figure(look: Look): string {
  const mask = MASKS[look.mask] ?? MASKS.volto!
  const hat = HATS[look.hat ?? '']
  const glance = look.eyes ?? 'ahead'
  const eyes = (mask.eyes ?? EYES).map((at, side) => eye(at, mask, glance, glance === 'shut' || (glance === 'wink' && side === 1)))
  const layers = [hat?.behind, mask.behind, COAT, mask.half && NECK, COLLARS[look.collar ?? ''], mask.half && HEAD, mask.face]
  const body = layers.map((part) => cut(part || undefined, look)).join('')
  const prop = PROPS[look.prop ?? '']
  const held = prop ? `<g transform="${HELD_AT}">${cut(prop, look)}${cut(GLOVE, look)}</g>` : ''
  return `<g stroke="${PAINTS.ink}" stroke-width="${OUTLINE}" stroke-linejoin="round" stroke-linecap="round">${body}${eyes.join('')}${cut(hat?.before, look)}${held}</g>`
}
