/** What I am about to do, before it is done: everything here can still be changed. */

import type { Move, Spot, View } from '../../generated/passengers'
import { attempt, chosen, ever, giftsOf, kindOfPick, next, tapped, values, type Pick } from './choosing'
import type { Boat } from './cards'
import { may, openCards, openSpaces, same } from './turn'

/** What a tap came to. */
export type Tap = { done: 'picked' } | { done: 'play'; move: Move } | { done: 'nothing' }

const PICKED: Tap = { done: 'picked' }
const NOTHING: Tap = { done: 'nothing' }

export class Intent {
  card = $state<number | null>(null)
  spot = $state.raw<Spot | null>(null)
  picked = $state.raw<Pick[]>([])
  #view: () => View

  constructor(view: () => View) {
    this.#view = view
  }

  clear(): void {
    this.card = null
    this.spot = null
    this.picked = []
  }

  get boarding(): boolean {
    return may(this.#view(), 'place') || may(this.#view(), 'shade')
  }

  get #gifts() {
    return giftsOf(this.#view().choices)
  }

  /** Spaces that may be tapped now. */
  get spaces(): Spot[] {
    if (this.boarding) return openSpaces(this.#view().choices)
    return spotsOf(next(this.#gifts, this.picked))
  }

  get chosenSpaces(): Spot[] {
    return this.boarding ? (this.spot ? [this.spot] : []) : spotsOf(this.picked)
  }

  get seats(): number[] {
    return values(next(this.#gifts, this.picked), 'seat').map(Number)
  }

  get chosenSeats(): number[] {
    return values(this.picked, 'seat').map(Number)
  }

  /** Cards of my hand that may be tapped now. */
  get cards(): number[] {
    return [...openCards(this.#view().choices), ...values(ever(this.#gifts), 'card').map(Number)]
  }

  get chosenCard(): number | null {
    const traded = values(this.picked, 'card')[0]
    return traded === undefined ? this.card : Number(traded)
  }

  /** The move that a press on the one button makes. */
  get move(): Move | null {
    const view = this.#view()
    if (may(view, 'shade')) return this.spot && { type: 'shade', ...this.spot }
    if (may(view, 'place'))
      return this.spot && this.card !== null ? { type: 'place', card: this.card, ...this.spot } : null
    if (may(view, 'show')) return this.card === null ? null : { type: 'show', card: this.card }
    return chosen(this.#gifts, this.picked)
  }

  tapSpace(spot: Spot): Tap {
    if (this.boarding) return this.#board(spot)
    return this.pick(`spot:${spot.boat}:${spot.space}`)
  }

  /** A second tap on the chosen space places. What is not offered is asked for, so that the table says why not. */
  #board(spot: Spot): Tap {
    if (!this.spaces.some((one) => same(one, spot))) {
      if (may(this.#view(), 'shade')) return { done: 'play', move: { type: 'shade', ...spot } }
      const empty = !this.#view().table.boats.find((one) => one.boat === spot.boat)?.row[spot.space]
      return this.card !== null || empty
        ? { done: 'play', move: { type: 'place', card: this.card ?? 0, ...spot } }
        : NOTHING
    }
    const move = same(this.spot, spot) ? this.move : null
    if (move) return { done: 'play', move }
    this.spot = spot
    return PICKED
  }

  tapCard(card: number): Tap {
    if (values(ever(this.#gifts), 'card').length) return this.pick(`card:${card}`)
    if (!this.cards.includes(card)) return NOTHING
    this.card = this.card === card ? null : card
    return PICKED
  }

  /** For a gift. Kinds of things that the gift does not ask for are left alone. */
  pick(one: Pick): Tap {
    const offered = ever(this.#gifts)
    if (![...offered].some((other) => kindOfPick(other) === kindOfPick(one))) return NOTHING
    if (!offered.has(one)) {
      const move = attempt(this.#gifts, this.picked, one)
      return move ? { done: 'play', move } : NOTHING
    }
    this.picked = tapped(this.#gifts, this.picked, one)
    return PICKED
  }
}

function spotsOf(picks: Iterable<Pick>): Spot[] {
  return values(picks, 'spot').map((spot) => {
    const [boat, space] = spot.split(':')
    return { boat: boat as Boat, space: Number(space) }
  })
}
