/** What screen readers are told; `Announcer` reads it out politely. */

let said = $state.raw<{ text: string; n: number }>({ text: '', n: 0 })
// Counted apart: whoever announces from an effect must not come to depend on what was said.
let count = 0

export function announce(text: string): void {
  said = { text, n: ++count }
}

export function announced(): { text: string; n: number } {
  return said
}
