/** What the coach says comes with the lesson. */

import { addPhrases, type Lang } from '../table/i18n.svelte'

const catalogues = import.meta.glob<string>('$locales/*/lesson*.ftl', { query: '?raw', import: 'default' })

function find(lang: Lang, name: string): Promise<string> {
  const path = Object.keys(catalogues).find((one) => one.endsWith(`/${lang}/${name}.ftl`))
  return path ? catalogues[path]!() : Promise.reject(new Error(`no catalogue ${name}`))
}

export async function fetchPhrases(game: string): Promise<void> {
  for (const name of ['lessons', `lesson-${game}`]) {
    await addPhrases(name, { uk: () => find('uk', name), en: () => find('en', name) })
  }
}
