/** The pages: home, a room, the rules of a game, the record of a match, a television with or without a room. The server knows the same (`server/pages.py`). */

export type Route =
  | { page: 'home' }
  | { page: 'room'; code: string }
  | { page: 'rules'; game: string; at: string | null }
  | { page: 'match'; match: string }
  | { page: 'tv'; code: string | null }
  | { page: 'nowhere' }

/** What stands after the hash; a mangled link leads to the top of its page. */
function fragment(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null
  } catch {
    return null
  }
}

export function pageAt(path: string, hash = ''): Route {
  if (/^\/(index\.html)?$/.test(path)) return { page: 'home' }
  const match = /^\/m\/([0-9a-f]{1,40})\/?$/.exec(path)?.[1]
  if (match) return { page: 'match', match }
  const [, page, typed] = /^\/(r|tv)(?:\/([A-Za-z]+))?\/?$/.exec(path) ?? []
  const code = typed?.toLowerCase() ?? null
  if (page === 'tv') return { page, code }
  if (code) return { page: 'room', code }
  const game = /^\/rules\/([a-z]+)\/?$/.exec(path)?.[1]
  return game ? { page: 'rules', game, at: fragment(hash) } : { page: 'nowhere' }
}
