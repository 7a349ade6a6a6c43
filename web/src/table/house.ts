/** What the house lends to every game's screens without their asking: how people may talk, and what comes after a match. */

import { getContext, setContext, type Snippet } from 'svelte'

export interface House {
  /** People may type; else they have quick phrases. */
  readonly freeText: boolean
  /** Above the bar that ends a match. */
  readonly next: Snippet | null
}

const KEY = Symbol('house')

export function lend(house: House): void {
  setContext(KEY, house)
}

export function lent(): House {
  return getContext<House | undefined>(KEY) ?? { freeText: true, next: null }
}
