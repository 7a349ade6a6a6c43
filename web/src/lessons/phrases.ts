/** What the coach says comes with the lesson. */

import { addWords } from '../games/words'
import { addPhrases } from '../table/i18n.svelte'

const catalogues = import.meta.glob<string>('$games/*/words/*/lesson.ftl', { query: '?raw', import: 'default' })

export async function fetchPhrases(game: string): Promise<void> {
  await addPhrases('lessons', {
    uk: () => import('$locales/uk/lessons.ftl?raw').then((module) => module.default),
    en: () => import('$locales/en/lessons.ftl?raw').then((module) => module.default),
  })
  await addWords(game, 'lesson', catalogues)
}
