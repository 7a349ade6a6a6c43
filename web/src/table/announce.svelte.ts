/** What screen readers are told; `Announcer` reads it out politely. */

import { untrack } from 'svelte'

let said = $state.raw<{ text: string; n: number }>({ text: '', n: 0 })
// Counted apart: whoever announces from an effect must not come to depend on what was said.
let count = 0

export function announce(text: string): void {
  said = { text, n: ++count }
}

/** Takes back a secret that is covered again, so that it does not stay on the page. */
export function unsay(text: string): void {
  if (text && untrack(() => said.text) === text) said = { text: '', n: count }
}

export function announced(): { text: string; n: number } {
  return said
}
