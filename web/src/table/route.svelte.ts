/** The pages: the house, a room, the rules of a game, the record of a match, a television with or without a room. */

export type Route = { page: 'home' } | { page: 'room'; code: string } | { page: 'rules'; game: string; at: string | null } | { page: 'match'; match: string } | { page: 'tv'; code: string | null }

/** What stands after the hash; a mangled link leads to the top of its page. */
function fragment(): string | null {
  try {
    return decodeURIComponent(location.hash.slice(1)) || null
  } catch {
    return null
  }
}

function read(): Route {
  const match = /^\/m\/([0-9a-f]{1,40})\/?$/.exec(location.pathname)?.[1]
  if (match) return { page: 'match', match }
  const [, page, typed] = /^\/(r|tv)(?:\/([A-Za-z]+))?\/?$/.exec(location.pathname) ?? []
  const code = typed?.toLowerCase() ?? null
  if (page === 'tv') return { page, code }
  if (code) return { page: 'room', code }
  const game = /^\/rules\/([a-z]+)\/?$/.exec(location.pathname)?.[1]
  return game ? { page: 'rules', game, at: fragment() } : { page: 'home' }
}

let current = $state.raw<Route>(read())

addEventListener('popstate', () => (current = read()))

export function route(): Route {
  return current
}

export function go(path: string): void {
  history.pushState(null, '', path)
  current = read()
  scrollTo(0, 0)
}

/** For links within the house: no new load, but a new tab for whoever asks for one. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  go(event.currentTarget.pathname)
}
