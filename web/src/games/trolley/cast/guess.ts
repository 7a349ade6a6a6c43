/** A face for a card that a host wrote: always the same for the same text. */

import { FACES } from './faces'
import { HAT_WORDS } from './hats'
import { type Look, pick, seed } from './look'
import { COLORS } from './paints'
import { PROPS } from './props'

/** People twice, for they are most of those one meets on the rails. */
const ACTORS = [
  'woman', 'man', 'granny', 'grandpa', 'girl', 'boy', 'teen', 'suit', 'worker', 'doctor', 'woman', 'man', 'teen', 'suit',
  'cat', 'dog', 'bear', 'goat', 'pig', 'horse', 'hedgehog', 'raccoon', 'frog', 'critter', 'bird', 'goose',
]

export function guess(id: string): Look {
  const one = <T>(from: readonly T[], about: string): T => pick(from, seed(`${about} ${id}`))
  const look: Look = { body: one(ACTORS, 'body'), face: one(Object.keys(FACES), 'face'), color: one(COLORS, 'color') }
  const dressed = seed(`dressed ${id}`) % 4
  if (dressed !== 0) look.hat = one(HAT_WORDS, 'hat')
  if (dressed !== 1) look.prop = one(Object.keys(PROPS), 'prop')
  return look
}
