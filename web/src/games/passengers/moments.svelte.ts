/** What has just happened, for as long as it is shown. The view never depends on it. */

import type { Count, LandedView, Notice, Use, View } from '../../generated/passengers'
import type { Told } from '../../table/talk/record'
import { bubblesOf } from './confessions'
import { glimpsesOf, type Glimpse } from './glimpses'
import { sitting } from './knowledge'
import { describe } from './cards'
import type { Bubble } from './talk'

const WATCHED = 2600
const FLIES = 700

export interface Flight {
  id: number
  from: number
  to: number
}

export class Moments {
  bubbles = $state.raw<Bubble[]>([])
  /** Passengers that somebody peeks at. */
  watched = $state.raw<number[]>([])
  /** What I alone was shown, until I put it down. */
  glimpses = $state.raw<Glimpse[]>([])
  /** Voices on their way from seat to seat. */
  flights = $state.raw<Flight[]>([])
  counted = $state.raw<{ count: Count; boats: LandedView[]; crossed: LandedView[] } | null>(null)
  #countedAt = 0

  #flown = 0

  /** The story as far as it is shown: the record does not tell of hands that have not opened yet. */
  shown(told: Told[]): Told[] {
    return this.counted ? told.filter(({ at }) => at < this.#countedAt) : told
  }

  show(notice: Notice, { view, name }: { view: View; name: (seat: number) => string }, now: number): void {
    switch (notice.type) {
      case 'dealt':
        this.bubbles = []
        this.glimpses = []
        this.counted = null
        break
      case 'has-color':
      case 'demons-in-hand':
      case 'placed-kind':
        this.#say(bubblesOf(notice).map((bubble) => ({ ...bubble, at: now, true: true })))
        break
      case 'claimed':
        this.#say([
          {
            seat: notice.seat,
            at: now,
            text: describe(notice.kind, notice.color),
            spot: { boat: notice.boat, space: notice.space },
            kind: notice.kind,
            color: notice.color,
          },
        ])
        break
      case 'peeked': {
        const ids = notice.spots.flatMap((spot) => sitting(view, spot)?.id ?? [])
        this.watched = [...this.watched, ...ids]
        setTimeout(() => (this.watched = this.watched.filter((id) => !ids.includes(id))), WATCHED)
        break
      }
      case 'voice-taken':
        this.#fly([[notice.giver, notice.seat]])
        break
      case 'voices-swapped':
        this.#fly([notice.seats as [number, number], notice.seats.toReversed() as [number, number]])
        break
      case 'counted': {
        const { crossed, sunk, counts } = view.table
        const count = counts.at(-1)
        const boats = [crossed.at(-1), sunk.at(-1)].filter((one) => one !== undefined)
        const was = (boat: LandedView): LandedView => asVoted(boat, view.table.uses)
        this.#countedAt = now
        if (count) this.counted = { count, boats: boats.map(was), crossed: crossed.map(was) }
        this.glimpses = []
        break
      }
    }
    const seen = glimpsesOf(notice, view, name)
    if (seen.length) this.glimpses = notice.type === 'shown' ? [...this.glimpses, ...seen].slice(-2) : seen
  }

  #fly(ways: [number, number][]): void {
    const flights = ways.map(([from, to]) => ({ id: ++this.#flown, from, to }))
    this.flights = [...this.flights, ...flights]
    setTimeout(() => (this.flights = this.flights.filter((one) => !flights.includes(one))), FLIES)
  }

  #say(bubbles: Bubble[]): void {
    this.bubbles = [...this.bubbles, ...bubbles].slice(-20)
  }
}

/** A boat as it was when the vote opened: only what a gift revealed is face up, though the end turns up all. */
export function asVoted(boat: LandedView, uses: Use[]): LandedView {
  const up = new Set(uses.flatMap((use) => (use.card ? (use.ids ?? []) : [])))
  return { ...boat, row: boat.row.map((one) => one && (up.has(one.id) ? one : { ...one, card: null })) }
}
