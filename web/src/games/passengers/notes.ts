/** Who said what, and what the gifts have shown: everything about each passenger in one place. */

import type { Look, Said, Use, View } from '../../generated/passengers'
import { everybody, type Seen } from './knowledge'

export interface Entry {
  passenger: Seen
  claims: Said[]
  /** Gifts that touched the passenger. */
  uses: Use[]
}

export interface RoundNotes {
  round: number
  entries: Entry[]
  /** Gifts whose answer is about a seat, a hand or a boat. */
  answers: Use[]
  /** Hand cards that I was shown. */
  looks: Look[]
}

const told = (use: Use): boolean =>
  Boolean(use.answers) || typeof use.count === 'number' || Boolean(use.kind) || Boolean(use.skipped)

/** The latest round first, passengers as they came aboard. */
export function notesOf(view: View): RoundNotes[] {
  const { claims, uses, round } = view.table
  const all = everybody(view).toSorted((one, other) => one.id - other.id)
  return Array.from({ length: round }, (_, index) => round - index).map((number) => ({
    round: number,
    entries: all
      .filter((one) => one.round === number)
      .map((passenger) => ({
        passenger,
        claims: claims.filter((claim) => claim.id === passenger.id),
        uses: uses.filter((use) => use.ids?.includes(passenger.id)),
      })),
    answers: uses.filter((use) => use.round === number && told(use)),
    looks: (view.mine?.looks ?? []).filter((look) => look.round === number),
  }))
}
