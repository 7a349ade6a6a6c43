/** What somebody has typed and not sent: by what it is for, for one seat of one match, in memory alone. */

import { LONGEST, type DraftStore } from '../roomContext'
import type { Notes } from '../notes'

export class Drafts implements DraftStore {
  #kept = $state<Record<string, string>>({})

  read(purpose: string): string {
    return this.#kept[purpose] ?? ''
  }

  keep(purpose: string, text: string): void {
    this.#kept[purpose] = text.slice(0, LONGEST)
  }

  /** Somebody means the same words for others; what was begun for those stays. */
  carry(from: string, to: string): void {
    if (this.read(to)) return
    this.keep(to, this.read(from))
    this.keep(from, '')
  }

  clear(): void {
    this.#kept = {}
  }
}

const seats = new Map<string, { match: string; drafts: Drafts }>()

/** Those of this person; of an earlier match nothing is left. */
export function draftsOf({ place, match }: Notes): Drafts {
  const known = seats.get(place)
  if (known?.match === match) return known.drafts
  const drafts = new Drafts()
  seats.set(place, { match, drafts })
  return drafts
}
