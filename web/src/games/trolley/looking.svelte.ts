/** Whether my team's cards lie face up on this screen: turned up by a tap, and down whenever one looks away. */

import { settings } from '../../table/settings.svelte'

export class Looking {
  #up = $state(false)
  #away = $state(false)

  get open(): boolean {
    return !this.#away && (settings.openCards || this.#up)
  }

  turn(): void {
    this.#up = !this.#up
  }

  /** A new round: new cards, face down. */
  cover(): void {
    this.#up = false
  }

  /** Call it from an effect. */
  watch(): () => void {
    const look = (): void => {
      this.#away = document.hidden || !document.hasFocus()
      if (this.#away) this.cover()
    }
    look()
    addEventListener('blur', look)
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('blur', look)
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }
}
