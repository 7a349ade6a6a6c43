/** The catalogues of each game: `words/<language>/<name>.ftl` in its folder, fetched when they are needed. */

import { addPhrases, type Lang } from '../table/i18n.svelte'

type Catalogues = Record<string, () => Promise<string>>

/** From the catalogues of one name. A game may leave it out; then it has no such phrases. */
export function addWords(game: string, name: string, catalogues: Catalogues): Promise<void> {
  const read = async (lang: Lang): Promise<string> => {
    const path = Object.keys(catalogues).find((one) => one.endsWith(`/${game}/words/${lang}/${name}.ftl`))
    return path ? catalogues[path]!() : ''
  }
  return addPhrases(`${game} ${name}`, { uk: () => read('uk'), en: () => read('en') })
}
