/**
 * Whoever plays by keyboard never falls off the table: when the focused thing goes, the focus rests on the part of the page
 * where it was, and one Tab leads to what can be pressed there. Never on something that acts: whoever is in the middle of a
 * word would press it with the next Space.
 */

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), summary'
/** What one comes for: there the focus rests rather than on the whole page. */
const FIRST = '[data-first]'
/** The line that says what the table waits for. */
export const CALL = 'call-line'

/** From a thing up to the page, without it. */
export function pathOf(element: Element): HTMLElement[] {
  const above = element.parentElement
  return [element as HTMLElement, ...(above && above !== document.body ? pathOf(above) : [])]
}

export const shown = (one: HTMLElement): boolean => one.getClientRects().length > 0

/** Where to rest in there, if anything can be done in it. */
function placeIn(root: HTMLElement): HTMLElement | undefined {
  const all = (what: string): HTMLElement[] =>
    [root, ...root.querySelectorAll<HTMLElement>(what)].filter((one) => one.matches(what) && shown(one))
  return root.isConnected
    ? (all(FIRST)[0] ?? (all(FOCUSABLE).some((one) => one.tabIndex >= 0) ? root : undefined))
    : undefined
}

/** The nearest place borrows what it takes to hold the focus, for as long as it does: and a name, of what the table waits for. */
export function restAmong(around: HTMLElement[]): void {
  const place = around.map(placeIn).find(Boolean) ?? document.querySelector<HTMLElement>('main, #app')
  if (!place) return
  const name = place.querySelector('h1, h2, h3') ?? document.getElementById(CALL) ?? document.querySelector('h1')
  const unnamed = name && !place.matches('[aria-label], [aria-labelledby]')
  const wanted = { tabindex: '-1', ...(unnamed && { role: 'group', 'aria-label': name.textContent }) }
  const given = Object.entries(wanted).filter(([attribute]) => !place.hasAttribute(attribute))
  for (const one of given) place.setAttribute(...one)
  place.addEventListener('blur', () => given.forEach(([attribute]) => place.removeAttribute(attribute)), { once: true })
  place.focus()
}

export function keepFocus(): void {
  let byKeyboard = false
  let path: HTMLElement[] = []

  function rescue(): void {
    const [last, ...around] = path
    if (byKeyboard && last && !last.isConnected && document.activeElement === document.body) restAmong(around)
  }

  addEventListener('keydown', () => (byKeyboard = true), true)
  addEventListener('pointerdown', () => (byKeyboard = false), true)
  addEventListener('focusin', (event) => (path = pathOf(event.target as Element)), true)
  new MutationObserver(rescue).observe(document.body, { childList: true, subtree: true })
}
