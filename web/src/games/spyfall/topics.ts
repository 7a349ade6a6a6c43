/** Which topics a typed question seems to be about: an offer to the asker, never a decision. */

import type { Topic } from './words'

const WORD = /[\p{L}\p{N}ʼ'’-]+/gu
/** Words that may stand between the words of one stem. */
const BETWEEN = 2

function matches(stem: string, word: string): boolean {
  return stem.endsWith('.') ? word === stem.slice(0, -1) : word.startsWith(stem)
}

/** Whether the words of a stem come in this order, with few others between them. */
export function holds(words: string[], stem: string): boolean {
  const [first, ...rest] = stem.split(' ')
  return words.some((word, start) => {
    if (!matches(first!, word)) return false
    let from = start + 1
    return rest.every((part) => {
      const found = words.slice(from, from + 1 + BETWEEN).findIndex((next) => matches(part, next))
      from += found + 1
      return found >= 0
    })
  })
}

/** The likeliest topics first; empty when none of them is recognised. */
export function topicsLike(text: string, topics: Record<string, Topic>): string[] {
  const words = text.toLocaleLowerCase().match(WORD) ?? []
  return Object.entries(topics)
    .map(([id, topic]) => {
      const hits = (topic.words ?? []).filter((stem) => holds(words, stem)).length
      return { id, hits }
    })
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .map(({ id }) => id)
}
