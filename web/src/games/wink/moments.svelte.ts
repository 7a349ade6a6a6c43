/** What has just happened, for as long as it is shown. The view never depends on it. */

import type { Deed, Notice } from '../../generated/wink'
import { deedOf, sentence, type Scene } from './story'

export interface Told {
  at: number
  text: string
  /** Only I was told: a wink that I saw or made. */
  secret: boolean
}

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
  /** The story so far, as this device heard it. */
  told = $state.raw<Told[]>([])
  flights = $state.raw<Flight[]>([])
  /** Words in the air, by seat. */
  bubbles = $state.raw<Record<number, string>>({})
  #n = 0

  /** Takes in what came; gives back the sentences to read out. */
  take(notices: Notice[], scene: Scene, now: number): string[] {
    const told: Told[] = []
    for (const notice of notices) {
      const text = sentence(notice, scene)
      if (text) told.push({ at: now, text, secret: notice.type === 'winked' })
      const deed = deedOf(notice, now)
      if (deed) this.#show(deed)
    }
    // The clock of the table is set right with each message, at times a little back: the story is not.
    const at = Math.max(now, this.told.at(-1)?.at ?? 0)
    if (told.length) this.told = [...this.told, ...told.map((one) => ({ ...one, at }))].slice(-200)
    return told.map(({ text }) => text)
  }

  say(seat: number, text: string): void {
    this.bubbles = { ...this.bubbles, [seat]: text }
    setTimeout(() => {
      if (this.bubbles[seat] !== text) return
      const { [seat]: _, ...others } = this.bubbles
      this.bubbles = others
    }, SPOKEN)
  }

  #show(deed: Deed): void {
    const { kind, seat, agent, holder, right } = deed
    if (agent == null) return
    const fly = (to: number, pawn = false): Flight => ({ n: ++this.#n, seat: to, agent, pawn })
    const flights: Flight[] = []
    if (kind === 'called') flights.push(fly(seat, true))
    // W7: a card for each of the two; W19: both for the one who caught them.
    if (kind === 'named' && right && holder != null) flights.push(fly(seat), fly(holder))
    if (kind === 'caught' && right) flights.push(fly(seat), fly(seat))
    if (!flights.length) return
    this.flights = [...this.flights, ...flights]
    setTimeout(() => (this.flights = this.flights.filter((one) => !flights.includes(one))), FLIES)
  }
}
