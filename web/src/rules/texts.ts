/** The rulebooks themselves: `docs/rules/` is their one source; each language of each game is fetched when it is read. */

import type { Lang } from '../table/i18n.svelte'
import type { Book } from './book'
import { readBook } from './read'

const texts = import.meta.glob<string>('$rules/*.md', { query: '?raw', import: 'default' })
const byName = new Map(Object.entries(texts).map(([path, fetch]) => [path.split('/').at(-1)!, fetch]))

function nameOf(game: string, lang: Lang): string {
  return lang === 'uk' ? `${game}.uk.md` : `${game}.md`
}

export async function fetchBook(game: string, lang: Lang): Promise<Book> {
  const fetch = byName.get(nameOf(game, lang))
  if (!fetch) throw new Error(`no rules of ${game}`)
  return readBook(await fetch())
}
