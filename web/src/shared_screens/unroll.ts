/** Nobody scrolls a television: what is longer than the glass turns its own pages. */

import { calm } from '../table/settings.svelte'

/** Long enough to read what is shown. */
const READ = 6_000
/** What somebody else would scroll with the keys of arrows is marked so, in every game. */
const SCROLLED = '[role="region"][tabindex="0"], aside[tabindex="0"]'

const behavior = (): ScrollBehavior => (calm() ? 'auto' : 'smooth')

/** Where pages lie side by side; from the last page back to the first. */
function turnAside(pane: HTMLElement): void {
  const last = pane.scrollLeft + pane.clientWidth >= pane.scrollWidth - 1
  pane.scrollTo({ left: last ? 0 : pane.scrollLeft + pane.clientWidth, behavior: behavior() })
}

/** Below whatever is wholly read; from the last page back to the first. */
function turn(pane: HTMLElement): void {
  const { top, bottom } = pane.getBoundingClientRect()
  const next = [...pane.querySelectorAll('li, article, tr')].find(
    (one) => one.getBoundingClientRect().bottom > bottom + 1,
  )
  const scale = (bottom - top) / pane.offsetHeight
  const step = next ? (next.getBoundingClientRect().top - top) / scale : pane.clientHeight
  const last = pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 1
  pane.scrollTo({ top: last ? 0 : pane.scrollTop + Math.max(step, 1), behavior: behavior() })
}

export function unroll(stage: HTMLElement): () => void {
  const beat = setInterval(() => {
    for (const pane of stage.querySelectorAll<HTMLElement>(SCROLLED)) {
      if (pane.scrollWidth > pane.clientWidth + 1) turnAside(pane)
      else if (pane.scrollHeight > pane.clientHeight + 1) turn(pane)
    }
  }, READ)
  return () => clearInterval(beat)
}
