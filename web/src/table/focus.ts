/** Whoever plays by keyboard never falls off the table: when the focused thing goes, the nearest that is left takes over. */

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), summary'

/** The first thing to press in there; where a part is marked `data-first`, in that part. */
function firstIn(root: Element): HTMLElement | undefined {
  const parts = [root.querySelector('[data-first]'), root]
  return parts
    .flatMap((part) => [...(part?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])])
    .find((one) => one.getClientRects().length > 0 && one.tabIndex >= 0)
}

function pathOf(element: Element): Element[] {
  return element.parentElement ? [element, ...pathOf(element.parentElement)] : [element]
}

export function keepFocus(): void {
  let byKeyboard = false
  let path: Element[] = []

  function rescue(): void {
    const [last, ...around] = path
    if (!byKeyboard || !last || last.isConnected || document.activeElement !== document.body) return
    for (const one of around) {
      const next = one.isConnected && firstIn(one)
      if (next) return next.focus()
    }
  }

  addEventListener('keydown', () => (byKeyboard = true), true)
  addEventListener('pointerdown', () => (byKeyboard = false), true)
  addEventListener('focusin', (event) => (path = pathOf(event.target as Element)), true)
  new MutationObserver(rescue).observe(document.body, { childList: true, subtree: true })
}
