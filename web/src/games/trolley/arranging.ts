/** T3: passing a hand to somebody, out of the arrangements that the table offers. */

import type { Arrange, HandView, View } from '../../generated/trolley'
import { DECKS, type Deck } from './teams'

type Held = Record<Deck, number | null>

/** Who holds which hand now; of several hands of modifiers, the first. Those that a variant gave are no hand to pass. */
export function held(hands: HandView[]): Held {
  const first = (holds: (hand: HandView) => boolean): number | null => hands.find(holds)?.seat ?? null
  return {
    innocents: first((hand) => hand.innocents.length > 0),
    guilty: first((hand) => hand.guilty.length > 0),
    modifiers: first((hand) => hand.modifiers.length > hand.extra),
  }
}

export function arrangements(view: View): Arrange[] {
  return view.choices.filter((move) => move.type === 'arrange')
}

/** The offered arrangement that gives this hand to that seat and changes least besides. */
export function passing(offered: Arrange[], now: Held, deck: Deck, seat: number): Arrange | null {
  const changes = (one: Arrange): number => DECKS.filter((each) => one[each] !== now[each]).length
  const fitting = now[deck] === seat ? [] : offered.filter((one) => one[deck] === seat)
  return fitting.toSorted((one, other) => changes(one) - changes(other))[0] ?? null
}

/** Seats that could take this hand. */
export function takers(offered: Arrange[], now: Held, deck: Deck): number[] {
  return [...new Set(offered.map((one) => one[deck]))].filter((seat) => seat !== now[deck])
}
