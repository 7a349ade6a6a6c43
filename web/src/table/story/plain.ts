/** A game in words that has nothing but its catalogue. */

import type { PublicStory, ReplayWords } from '../contract'
import { spokenIn } from '../talk/spoken'
import { storyOf, type Scene, type Told } from './sentences'
import { telling } from './telling'

type Phase = { type: string; seat?: number; waiting?: number[] }

/** The seats that a phase names are those that the table waits for. */
export const awaited = ({ seat, waiting }: Phase): number[] => waiting ?? (seat === undefined ? [] : [seat])

export function plainStory(game: string, told: Told): { publicStory: PublicStory; replayWords: ReplayWords } {
  const sentence = storyOf(game, told)
  const spoken = spokenIn(game)
  const tell = (notice: { type: string }, view: Scene['view'], name: Scene['name']): string | null =>
    sentence(notice, { view, name })
  return {
    publicStory: { tell: telling<any>({ shown: [], spoken, sentence: tell }), waits: ({ phase }) => awaited(phase) },
    replayWords: { fetch: () => {}, tell, spoken, knows: () => [] },
  }
}
