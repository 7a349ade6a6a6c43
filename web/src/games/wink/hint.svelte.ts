/** A sentence for a moment: why not, or who looks at me. Shown and read out. */

import { announce } from '../../table/announce.svelte'

const LASTS = 2800

export class Hint {
  text = $state<string | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  show(text: string): void {
    this.text = text
    announce(text)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.text = null), LASTS)
  }
}
