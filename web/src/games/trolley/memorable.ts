/** What a table will remember of a match: three rounds, each for another reason. */

import type { Character, VerdictView } from '../../generated/trolley'

export type Fame = 'most-lives' | 'most-notes' | 'most-words'

export interface Memory {
  fame: Fame
  count: number
  verdict: VerdictView
}

type Lives = (card: string) => number

/** How many a track costs, with all that is pinned to it. */
export function livesOf(row: Character[], lives: Lives): number {
  return row.reduce((sum, one) => {
    const pinned = one.modifiers.reduce((more, pin) => more + lives(pin.card), 0)
    return sum + Math.max(0, lives(one.card) + pinned)
  }, 0)
}

/** Less than this is nothing to tell of. */
const LEAST: Record<Fame, number> = { 'most-lives': 2, 'most-notes': 2, 'most-words': 3 }

/** Each round at most once; a fame that nobody earned is not told. */
export function memories(verdicts: VerdictView[], lives: Lives): Memory[] {
  const measures: Record<Fame, (verdict: VerdictView) => number> = {
    'most-lives': ({ tracks, track }) => livesOf(tracks[track], lives),
    'most-notes': ({ tracks }) => Math.max(0, ...[...tracks.left, ...tracks.right].map((one) => one.modifiers.length)),
    'most-words': (verdict) => verdict.arguments.length,
  }
  const found: Memory[] = []
  for (const fame of Object.keys(measures) as Fame[]) {
    const left = verdicts.filter((verdict) => !found.some((memory) => memory.verdict === verdict))
    const ranked = left.toSorted((one, other) => measures[fame](other) - measures[fame](one))
    const [verdict] = ranked
    if (verdict && measures[fame](verdict) >= LEAST[fame]) found.push({ fame, count: measures[fame](verdict), verdict })
  }
  return found
}
