/** What a game's `index.ts` says of its screens: only the screen itself has to be there. */

import type { GameModule, Types } from '../table/contract'
import type { Fields } from '../table/options/fields'
import type { Told } from '../table/story/sentences'

type Optional = 'options' | 'theme' | 'publicStory' | 'replayWords'

export interface Definition<Game extends Types>
  extends Omit<GameModule<Game>, Optional>, Partial<Pick<GameModule<Game>, Optional>> {
  /** What the fields of its notices are, for the story: `TOLD` of its generated file. */
  told?: Told
}

export function defineGame<Game extends Types>(
  name: string,
  { told = {}, ...own }: Definition<Game>,
): GameModule<Game> {
  const plain = async () => (await import('../table/story/plain')).plainStory(name, told)
  return {
    options: {} as Fields<Game['options']>,
    theme: name,
    publicStory: async () => (await plain()).publicStory,
    replayWords: async () => ({ default: (await plain()).replayWords }),
    ...own,
  }
}
