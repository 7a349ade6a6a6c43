/** How a member's mask is dressed for the ball. */

import { FACES, type Ink, INKS, part, type Shape } from '../../../table/masks'
import type { Paints, Part } from './cut'
import { COLLARS } from './parts/collars'
import { type Hat, HATS } from './parts/hats'

/** By the mask's shape: hats that leave its ears, horns and rays to be seen. */
const HATS_OF: readonly (readonly string[])[] = [
  ['tricorne', 'wig', 'plume', 'hood', 'turban', 'veil'],
  ['bicorne', 'tricorne', 'hood', 'tophat', 'boater', 'turban'],
  ['hood', '', 'veil', 'hood', 'wreath', ''],
  ['', 'hood', 'wreath', 'feathers', 'veil', ''],
  ['tophat', 'straw', 'tricorne', 'hood', 'plume', 'bicorne'],
  ['', 'laurel', 'hood', '', 'veil', 'wreath'],
  ['', 'hood', 'feathers', 'veil', 'wreath', ''],
  ['hood', 'feathers', '', 'veil', 'wreath', ''],
]
const COLLARS_OF = ['ruff', 'cape', 'lace', 'bow', 'points', 'chain']
/** By the mask's ink: a coat that goes with it. */
const COATS = ['wine', 'emerald', 'night', 'wine', 'brass', 'emerald', 'brass', 'plum', 'wine', 'teal']
const SKINS = ['pale', 'tan', 'umber', 'peach']
const HALF = 6

export interface Dress {
  shape: Shape
  ink: Ink
  hat: Hat
  collar: Part
  /** A half mask leaves the chin bare. */
  half: boolean
  own: Paints
}

export function dress(mask: number[]): Dress {
  const [shape, ink] = [part(mask, 0, FACES.length), part(mask, 1, INKS.length)]
  const worn = HATS_OF[shape]!
  return {
    shape: FACES[shape]!,
    ink: INKS[ink]!,
    hat: HATS[worn[part(mask, 2, worn.length)]!] ?? {},
    collar: COLLARS[COLLARS_OF[part(mask, 3, COLLARS_OF.length)]!]!,
    half: shape === HALF,
    own: { face: 'bone', coat: COATS[ink]!, trim: 'gold', skin: SKINS[(ink + part(mask, 3, COLLARS_OF.length)) % SKINS.length]! },
  }
}
