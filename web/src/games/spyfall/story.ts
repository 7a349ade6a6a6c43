/** What happened, in sentences. */

import { TOLD, type View } from '../../generated/spyfall'
import { t } from '../../table/i18n.svelte'
import { storyOf } from '../../table/story/sentences'
import { words } from './content.svelte'
import type { Outcome } from './outcome'
import { written } from './spoken'
import { answer, placeName, question, type Utterance } from './words'

interface Scene {
  view: View
  name: (seat: number) => string
}

const place = (id: string, { view }: Scene): string => placeName(id, words(), view.table.own)
const line = (said: Utterance): string => written(said) ?? '…'
const grade = (which: number): string => t(`spyfall-grade-${which}`)

/** S20: what the cards that came up say. */
function shown(outcome: Outcome, scene: Scene): string {
  const { location, spy, guess } = scene.view.table.finished.at(-1)!
  const ending = t(`spyfall-ending-${outcome}`, { guess: guess === null ? '' : place(guess, scene) })
  return t('spyfall-shown', { place: place(location, scene), spy: scene.name(spy), ending })
}

/** Python calls them the same (src/zmova/games/spyfall/spoken.py). */
export const sentence = storyOf('spyfall', TOLD, {
  questions: (_, { view }: Scene) => line(question(view.table.exchanges.at(-1)!, words())),
  answers: (_, { view }: Scene) => line(answer(view.table.exchanges.at(-1)!, words())),
  topics: (topic: string) => words().topics[topic]?.chip ?? '',
  grades: grade,
  places: place,
  outcomes: shown,
})
