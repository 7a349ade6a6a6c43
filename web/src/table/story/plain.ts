/** A game in words that has nothing but its catalogue. */

import type { ReplayWords } from '../contract'
import { spokenIn } from '../talk/spoken'
import { storyOf, type Told } from './sentences'

export function plainWords(game: string, told: Told): ReplayWords {
  const sentence = storyOf(game, told)
  return {
    fetch: () => {},
    tell: (notice, view, name) => sentence(notice, { view, name }),
    spoken: spokenIn(game),
    knows: () => [],
  }
}
