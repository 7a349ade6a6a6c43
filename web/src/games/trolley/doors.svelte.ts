/** What is open beside the table: a page, and a character close by. */

import type { Spot } from '../../generated/trolley'
import type { Side } from './sides'

export class Doors {
  /** The page beside a wide table, and the one over a narrow one. */
  side = $state<Side>('team')
  sheet = $state<Side | null>(null)
  about = $state.raw<Spot | null>(null)
  #wide: () => boolean

  constructor(wide: () => boolean) {
    this.#wide = wide
  }

  get opened(): Side | null {
    return this.#wide() ? this.side : this.sheet
  }

  open(one: Side): void {
    if (this.#wide()) this.side = one
    else this.sheet = one
  }
}
