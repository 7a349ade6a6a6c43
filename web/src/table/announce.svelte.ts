/** What screen readers are told; `Announcer` reads it out politely. */

import { untrack } from 'svelte'

let said = $state.raw<{ text: string; n: number }>({ text: '', n: 0 })
// Counted apart: whoever announces from an effect must not come to depend on what was said.
let count = 0
/** What was said has not reached the page yet. */
let fresh = false

/** Words that come at once are read out together: none takes the place of another. */
export function announce(text: string): void {
  if (fresh) {
    said = { text: untrack(() => `${said.text} ${text}`), n: count }
    return
  }
  said = { text, n: ++count }
  fresh = true
  queueMicrotask(() => (fresh = false))
}

/** Takes back a secret that is covered again, so that it does not stay on the page. */
export function unsay(text: string): void {
  if (text && untrack(() => said.text).includes(text)) hush()
}

/** Nothing of what was said stays on the page. */
export function hush(): void {
  fresh = false
  said = { text: '', n: count }
}

export function announced(): { text: string; n: number } {
  return said
}
