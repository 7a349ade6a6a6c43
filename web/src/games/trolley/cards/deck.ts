/** The cards of Trial by Trolley as they lie in the box. */

import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import type { Look } from '../cast/look'
import type { Both } from '../../../../cards/words'

export const DECKS = ['innocents', 'guilty', 'modifiers'] as const
export type Deck = (typeof DECKS)[number]

export interface Card extends Both {
  short?: Both
  lives: number
  tags: Record<string, number>
  family: boolean
  look?: Look
}

export function deck(name: Deck): [id: string, card: Card][] {
  const file = new URL(`../../../../../src/zmova/games/trolley/content/${name}.toml`, import.meta.url)
  return Object.entries(parse(readFileSync(file, 'utf8')) as unknown as Record<string, Card>)
}
