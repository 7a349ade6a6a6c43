/** The catalogues of each game: `words/<language>/<name>.ftl` in its folder, fetched when they are needed. */

import { addPhrases, type Lang } from '../table/i18n.svelte'

const catalogues = import.meta.glob<string>('$games/*/words/*/{play,lesson,replay}.ftl', {
  query: '?raw',
  import: 'default',
})

/** A game may leave a catalogue out; then it has no such phrases. */
async function read(game: string, lang: Lang, name: string): Promise<string> {
  const path = Object.keys(catalogues).find((one) => one.endsWith(`/${game}/words/${lang}/${name}.ftl`))
  return path ? catalogues[path]!() : ''
}

export function addWords(game: string, name: 'play' | 'lesson' | 'replay'): Promise<void> {
  return addPhrases(`${game} ${name}`, { uk: () => read(game, 'uk', name), en: () => read(game, 'en', name) })
}
