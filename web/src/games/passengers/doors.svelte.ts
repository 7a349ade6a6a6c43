/** What is open beside the table: a page, and a passenger close by. */

import type { Spot } from '../../generated/passengers'
import type { Side } from './sides'

export class Doors {
  /** The page beside a wide table, and the one over a narrow one. */
  side = $state<Side>('log')
  sheet = $state<Side | null>(null)
  /** The gift that was asked about. */
  asked = $state<string | null>(null)
  about = $state.raw<Spot | null>(null)
  #wide: () => boolean

  constructor(wide: () => boolean) {
    this.#wide = wide
  }

  get opened(): Side | null {
    return this.#wide() ? this.side : this.sheet
  }

  open(one: Side): void {
    if (one !== 'gifts') this.asked = null
    if (this.#wide()) this.side = one
    else this.sheet = one
  }

  explain(gift: string): void {
    this.asked = gift
    this.open('gifts')
  }
}
