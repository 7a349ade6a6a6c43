/** Whether the server can be reached: a page that was kept opens without it. */

import { sayHello } from './api'

const PATIENCE = 4000

export class Reach {
  lost = $state(false)
  #left = false
  #waiting: ReturnType<typeof setTimeout> | undefined

  /** Knocks, and while nobody answers knocks again. */
  watch(): () => void {
    const knock = (): void => void this.#knock()
    addEventListener('online', knock)
    addEventListener('offline', knock)
    knock()
    return () => {
      this.#left = true
      clearTimeout(this.#waiting)
      removeEventListener('online', knock)
      removeEventListener('offline', knock)
    }
  }

  async #knock(): Promise<void> {
    clearTimeout(this.#waiting)
    const { refused } = await sayHello()
    this.lost = refused?.key === 'no-line'
    clearTimeout(this.#waiting)
    if (this.lost && !this.#left) this.#waiting = setTimeout(() => void this.#knock(), PATIENCE)
  }
}
