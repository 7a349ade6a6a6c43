/** Where the browser is, and the ways from one page to another. */

import { pageAt, type Route } from './paths'

const read = (): Route => pageAt(location.pathname, location.hash)

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

/** For links within the app: no new load, but a new tab for whoever asks for one. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  go(event.currentTarget.pathname)
}
