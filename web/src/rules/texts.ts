/** The rulebooks themselves: `rules/` in the folder of each game is their one source; each language of each game is fetched when it is read. */

import type { Lang } from '../table/i18n.svelte'
import type { Book } from './book'
import { readBook } from './read'

const texts = import.meta.glob<string>('$games/*/rules/*.md', { query: '?raw', import: 'default' })

export async function fetchBook(game: string, lang: Lang): Promise<Book> {
  const path = Object.keys(texts).find((one) => one.endsWith(`/${game}/rules/${lang}.md`))
  if (!path) throw new Error(`no rules of ${game}`)
  return readBook(await texts[path]!())
}
