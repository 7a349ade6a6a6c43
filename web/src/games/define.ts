/** What a game's `index.ts` says of its screens: only the screen itself has to be there. */

import type { GameModule, PublicStory, Types } from '../table/contract'
import type { Fields } from '../table/options/fields'
import type { Told } from '../table/story/sentences'

type Optional = 'options' | 'theme' | 'replayWords'

export interface Definition<Game extends Types>
  extends Omit<GameModule<Game>, Optional | 'publicStory'>, Partial<Pick<GameModule<Game>, Optional>> {
  /** What the fields of its notices are, for the story: `TOLD` of its generated file. */
  told?: Told
  /** What the table itself shows step by step, so that screens that are nobody's own need no line for it. */
  shown?: readonly Game['notice']['type'][]
  /** What somebody at the table would announce now: shown where a phone that is passed waits for nobody. */
  announcement?: PublicStory<Game>['announcement']
}

export function defineGame<Game extends Types>(
  name: string,
  { told = {}, shown, announcement, ...own }: Definition<Game>,
): GameModule<Game> {
  const plain = async () => ({ default: (await import('../table/story/plain')).plainWords(name, told) })
  const replayWords = own.replayWords ?? plain
  return {
    options: {} as Fields<Game['options']>,
    theme: name,
    ...own,
    replayWords,
    publicStory: async () => {
      const [words, { telling }] = await Promise.all([replayWords(), import('../table/story/telling')])
      return { tell: telling(words.default, shown), announcement }
    },
  }
}
