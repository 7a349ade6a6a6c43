/** Whether the server can be reached: a page that was kept opens without it. */

import { sayHello } from './api'

const PATIENCE = 4000

export class ServerCheck {
  unreachable = $state(false)
  #left = false
  #waiting: ReturnType<typeof setTimeout> | undefined

  /** Asks, and while nobody answers asks again. */
  watch(): () => void {
    const ask = (): void => void this.#ask()
    addEventListener('online', ask)
    addEventListener('offline', ask)
    ask()
    return () => {
      this.#left = true
      clearTimeout(this.#waiting)
      removeEventListener('online', ask)
      removeEventListener('offline', ask)
    }
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#waiting)
    const { refused } = await sayHello()
    this.unreachable = refused?.key === 'no-line'
    clearTimeout(this.#waiting)
    if (this.unreachable && !this.#left) this.#waiting = setTimeout(() => void this.#ask(), PATIENCE)
  }
}
