/** One figure on its own sheet of 120 by 120, standing on the ground with its prop in its hands. */

import type { Actor } from './actor'
import { holding, limb, resting } from './arms'
import type { Body } from './bodies/body'
import { cut, lay, OUTLINE, type Point, type Spot } from './cut'
import { headOf, worn } from './head'
import type { Palette } from './paints'
import type { Prop } from './props/prop'

export const GROUND = 114

function putAt(prop: Prop, { hand, belly, at }: Body): Spot {
  if (prop.at === 'ground') return [hand[0] + 3, GROUND, 1]
  if (prop.at === 'lips') return [at[0] + 13 * at[2], at[1] + 13 * at[2], 1]
  const [x, y] = prop.at === 'front' ? belly : hand
  return [x, y, 1]
}

/** A dragon's other heads, on necks of their own. */
function otherHeads(front: string, count: number, own: Palette): string {
  return [-1, 1]
    .slice(0, count)
    .map((side) => {
      const neck = limb(`M60 98Q${60 + side * 30} 96 ${60 + side * 36} 68`, 'coat', 18, own)
      return neck + `<g transform="translate(${60 + side * 37} 60) rotate(${side * 12}) scale(.72) translate(-60 -46)">${front}</g>`
    })
    .join('')
}

/** `riders` are whoever sits in the prop, `heads` how many more of them one body has. */
export function draw(actor: Actor, riders = '', heads = 0): string {
  const { body, face, prop, own } = actor
  const { back, front } = headOf(actor)
  const torso = cut(body.back, own) + otherHeads(front, heads, own) + back + cut(body.torso, own)
  const left = (): string => resting(body, 'left', face.arm, own)
  if (!prop) return torso + resting(body, 'right', face.arm === 'wave' ? 'hang' : face.arm, own) + left() + front
  const spot = putAt(prop, body)
  const [grip, other] = prop.grips.map(([x, y]): Point => [spot[0] + x, spot[1] + y])
  const hands = holding(body, 'right', grip!, own) + (other ? holding(body, 'left', other, own) : '')
  return torso + (other ? '' : left()) + front + lay(riders + cut(prop.art, own), spot) + hands
}

/** How much of its size a figure keeps, so that neither a tall hat nor a long reach leaves the sheet. */
export function fit({ body, hat, prop }: Actor, middle: number, ground: number): number {
  const [, y, scale] = hat ? worn(body, hat) : body.at
  const height = (ground - 3) / (GROUND - y + (hat ? (hat.rises ?? 27) * scale : 0))
  const reach = prop && prop.at !== 'front' ? (118 - middle) / (body.hand[0] - 36) : 1
  return Math.min(1, height, reach)
}

/** Puts a whole sheet somewhere, by the middle of its ground. */
export function stand(sheet: string, spot: Spot, { mirrored = false, turn = 0 } = {}): string {
  return lay(`<g transform="translate(-60 -${GROUND})">${sheet}</g>`, spot, { mirrored, turn, outline: spot[2] < 0.7 ? 2.4 : OUTLINE })
}
