/** Two pages: the house and a room. */

export type Route = { page: 'home' } | { page: 'room'; code: string }

function read(): Route {
  const code = /^\/r\/([A-Za-z]+)\/?$/.exec(location.pathname)?.[1]
  return code ? { page: 'room', code: code.toLowerCase() } : { page: 'home' }
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
