/** What is counted one by one when a match has just ended; at once for whoever comes later, or wants it calm. */

import { onMount } from 'svelte'
import { calm } from '../settings.svelte'

interface Parts {
  /** It has just ended. */
  live: boolean
  /** How many there are to count. */
  all: () => number
  /** In ms, from one to the next. */
  step: number
  /** Something else is still to be seen. */
  waits?: () => boolean
  /** With each. */
  counts?: (index: number) => unknown
}

export class Counting {
  counted = $state(Infinity)
  readonly #all: () => number

  /** While a component is being set up. */
  constructor({ live, all, step, waits = () => false, counts = () => {} }: Parts) {
    this.#all = all
    if (!live || calm()) return
    this.counted = 0
    onMount(() => {
      const beat = setInterval(() => {
        if (this.done) clearInterval(beat)
        else if (!waits()) counts(this.counted++)
      }, step)
      return () => clearInterval(beat)
    })
  }

  get done(): boolean {
    return this.counted >= this.#all()
  }

  skip = (): void => {
    this.counted = Infinity
  }
}
