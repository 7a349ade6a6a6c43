/** The page on the device: kept by a service worker, and loaded again when the server has a newer one. */

import { reloadFor } from './reload'

const KEY = 'zmova.reloaded'
const LEAVING = 10_000
let failures = 0
/** A page that is being left drops what it was about to fetch. */
let leaving = false

/** A first visit has no worker yet that sees what is fetched: it is told, of fonts that come late too. */
async function keepShell(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  if (navigator.serviceWorker.controller) return
  const tell = (fetched: PerformanceEntryList): void => {
    const own = fetched.map(({ name }) => new URL(name)).filter(({ origin }) => origin === location.origin)
    active?.postMessage(own.map(({ pathname }) => pathname))
  }
  new PerformanceObserver((list) => tell(list.getEntries())).observe({ type: 'resource', buffered: true })
}

/** A part of the page did not come. A page loaded again comes back to the same seat. */
async function reloadOnce(): Promise<void> {
  if (leaving) return
  failures += 1
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    const mine = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src') ?? ''
    const found = reloadFor(mine, answer.ok ? await answer.text() : '', failures, sessionStorage.getItem(KEY))
    if (!found) return
    sessionStorage.setItem(KEY, found)
    location.reload()
  } catch {
    // Without a server there is nothing to reload; without storage it might reload for ever.
  }
}

export function startShell(): void {
  addEventListener('vite:preloadError', () => void reloadOnce())
  addEventListener('beforeunload', () => {
    leaving = true
    setTimeout(() => (leaving = false), LEAVING)
  })
  // Only secure pages may have one; over plain http on a LAN the game plays without.
  if (!import.meta.env.PROD || !isSecureContext || !navigator.serviceWorker) return
  navigator.serviceWorker.register('/sw.js').then(keepShell, () => {})
}
