/** Nobody scrolls a television: what is longer than the glass turns its own pages. */

import { calm } from '../table/settings.svelte'

/** Long enough to read what is shown. */
const READ = 6_000
/** What somebody else would scroll with the keys of arrows is marked so, in every game. */
const SCROLLED = '[role="region"][tabindex="0"], aside[tabindex="0"]'

/** Below whatever is wholly read; from the last page back to the first. */
function turn(pane: HTMLElement): void {
  const { top, bottom } = pane.getBoundingClientRect()
  const next = [...pane.querySelectorAll('li, article, tr')].find((one) => one.getBoundingClientRect().bottom > bottom + 1)
  const scale = (bottom - top) / pane.offsetHeight
  const step = next ? (next.getBoundingClientRect().top - top) / scale : pane.clientHeight
  const last = pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 1
  pane.scrollTo({ top: last ? 0 : pane.scrollTop + Math.max(step, 1), behavior: calm() ? 'auto' : 'smooth' })
}

export function unroll(stage: HTMLElement): () => void {
  const beat = setInterval(() => {
    for (const pane of stage.querySelectorAll<HTMLElement>(SCROLLED)) if (pane.scrollHeight > pane.clientHeight + 1) turn(pane)
  }, READ)
  return () => clearInterval(beat)
}
