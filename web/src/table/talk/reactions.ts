/** Drawn reactions: quick phrases that every game knows; each is `react-<id>` of the catalogue. */

import type { Heard } from '../../generated/messages'

export const REACTIONS = ['laugh', 'gasp', 'doubt', 'tears', 'rose', 'tomato'] as const
export type Reaction = (typeof REACTIONS)[number]

/** null: the line is words. */
export function reactionOf(line: Pick<Heard, 'text' | 'phrase'>): Reaction | null {
  return line.text ? null : (REACTIONS.find((reaction) => line.phrase === `react-${reaction}`) ?? null)
}

/** What is heard in words; a reaction is seen at its seat. */
export function inWords(talk: Heard[]): Heard[] {
  return talk.filter((line) => reactionOf(line) === null)
}
