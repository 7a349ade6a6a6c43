/** A look whose every word has been found, or replaced. */

import { BODIES } from './bodies'
import type { Body, Hair } from './bodies/body'
import { HAIRCUTS } from './bodies/hair'
import { FACES, type Face } from './faces'
import { hatOf } from './hats'
import type { Hat } from './hats/hat'
import { type Look, named, pick, seed } from './look'
import { COLORS, palette, type Palette } from './paints'
import { PROPS } from './props'
import type { Prop } from './props/prop'

export interface Actor {
  body: Body
  face: Face
  hat?: Hat
  hair: Hair
  prop?: Prop
  own: Palette
  seeded: number
}

export const SKINS = ['skin1', 'skin2', 'skin1', 'skin3', 'skin2', 'skin4'] as const
export const HAIRS = ['hair1', 'hair2', 'hair3', 'hair5', 'hair4'] as const

/** The hair that chance gives. */
export const grown = (body: Body, seeded: number): Hair => pick(body.hairs ?? [{}], seeded, 211)

export function dress(look: Look): Actor {
  const seeded = seed([look.body, look.face, look.hat, look.prop, look.with, look.color].join())
  const color = COLORS.find((each) => each === look.color) ?? pick(COLORS, seeded, 3)
  const plain = named(BODIES, look.body) ?? pick(Object.values(BODIES), seeded)
  const body = { ...plain, ...plain.by?.[color] }
  const skin = body.skin === 'skin' ? pick(SKINS, seeded, 7) : body.skin === 'coat' ? color : body.skin
  return {
    body,
    face: named(FACES, look.face) ?? FACES.kind!,
    hat: hatOf(look.hat, look.body),
    hair: (body.hairs && named(HAIRCUTS, look.hair)) ?? grown(body, seeded),
    prop: named(PROPS, look.prop),
    own: palette(color, skin, body.grey ? 'grey' : pick(HAIRS, seeded, 43)),
    seeded,
  }
}
