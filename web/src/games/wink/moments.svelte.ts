/** What has just happened, for as long as it is shown. The view never depends on it. */

import type { Notice } from '../../generated/wink'

/** Something on its way: a pawn to the middle, or a card from there to a seat. */
export interface Flight {
  n: number
  seat: number
  agent: number
  pawn: boolean
}

const FLIES = 650
const SPOKEN = 4000

export class Moments {
  flights = $state.raw<Flight[]>([])
  /** Words in the air, by seat. */
  bubbles = $state.raw<Record<number, string>>({})
  #n = 0

  say(seat: number, text: string): void {
    this.bubbles = { ...this.bubbles, [seat]: text }
    setTimeout(() => {
      if (this.bubbles[seat] !== text) return
      const { [seat]: _, ...others } = this.bubbles
      this.bubbles = others
    }, SPOKEN)
  }

  show(notice: Notice): void {
    const fly = (agent: number, pawn: boolean, ...to: number[]): Flight[] =>
      to.map((seat) => ({ n: ++this.#n, seat, agent, pawn }))
    const flights: Flight[] = []
    if (notice.type === 'called') flights.push(...fly(notice.agent, true, notice.seat))
    // W7: a card for each of the two; W19: both for the one who caught them.
    if (notice.type === 'named' && notice.right) flights.push(...fly(notice.agent, false, notice.seat, notice.holder))
    if (notice.type === 'caught' && notice.right) flights.push(...fly(notice.agent, false, notice.seat, notice.seat))
    if (!flights.length) return
    this.flights = [...this.flights, ...flights]
    setTimeout(() => (this.flights = this.flights.filter((one) => !flights.includes(one))), FLIES)
  }
}
