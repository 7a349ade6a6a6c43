/** T3: passing a hand to somebody, out of the arrangements that the table offers. */

import type { Arrange, Arrangements, View } from '../../generated/trolley'
import { DECKS, type Deck } from './teams'

/** What the team may do, and who holds which hand now. */
export function arrangements(view: View): Arrangements | null {
  return view.choices.find((offer) => offer.type === 'arrange') ?? null
}

/** The arrangement that gives this hand to that seat and changes least besides. */
export function passing(offer: Arrangements, deck: Deck, seat: number): Arrange | null {
  const changes = (one: Arrange): number => DECKS.filter((each) => one[each] !== offer[each]).length
  const fitting = offer[deck] === seat ? [] : possible(offer).filter((one) => one[deck] === seat)
  return fitting.toSorted((one, other) => changes(one) - changes(other))[0] ?? null
}

function possible({ team, holders }: Arrangements): Arrange[] {
  const ways = team.flatMap((innocents) =>
    team.flatMap((guilty) => team.map((modifiers): Arrange => ({ type: 'arrange', innocents, guilty, modifiers }))),
  )
  return ways.filter((one) => new Set(DECKS.map((deck) => one[deck])).size === holders)
}

/** Seats that could take this hand. */
export function takers(offer: Arrangements, deck: Deck): number[] {
  return offer.team.filter((seat) => seat !== offer[deck])
}
