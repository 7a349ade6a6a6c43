/** P5: what lies on the slip of the Demon's Gaze: the fellows, or as many words of the river. */

import type { View } from '../../generated/passengers'

export interface Slot {
  /** A fellow smuggler, or nobody. */
  seat: number | null
  /** A word of the river instead, by its number. */
  word: number | null
  /** The drifting mask of nobody at this table. */
  mask: number[] | null
}

export const WORDS = 8

/** What a narrator says in turn: eyes shut, smugglers look, eyes shut and open again. */
const ALOUD = [0, 0.25, 0.75]

/** Which of it is due when that part of the pause has passed. */
export function aloud(part: number): number {
  return ALOUD.findLastIndex((from) => part >= from)
}

/** As many slots on every phone as a smuggler has fellows. */
export function gazed(view: View, names: string[]): Slot[] {
  const fellows = view.mine?.fellows ?? []
  const count = Math.max(1, view.table.demons - 1)
  const start = names.join('').length + (view.me ?? 0)
  return Array.from({ length: count }, (_, index) => {
    const fellow = fellows[index]
    if (fellow !== undefined) return { seat: fellow, word: null, mask: null }
    const odd = start * 7 + index * 5 + 3
    return { seat: null, word: (start + index) % WORDS, mask: [odd, odd + 3, odd + 1, odd + 2] }
  })
}
