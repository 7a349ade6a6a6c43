/** The hand on the record: which moment is shown, through whose eyes, and whether time goes on. */

import type { Heard } from '../generated/messages'
import type { Batch } from '../table/contract'
import { indexAt, pause, type Moment, type Seen } from './moments'
import type { Eyes } from './record'

export const SPEEDS = [1, 2, 4] as const
/** After a single step the table's clock goes on for so long, for a wink to be seen to its end. */
const AFTERGLOW = 1500

export class Player {
  eyes = $state<Eyes>(null)
  index = $state(0)
  playing = $state(false)
  speed = $state<(typeof SPEEDS)[number]>(1)
  /** What the screen is told to have happened just now. */
  batch = $state.raw<Batch>({ n: 0, notices: [] })
  /** A screen remembers what it has shown: after a jump another one is needed. */
  screen = $state(0)
  seen = $state.raw<Seen>({ moments: [], talk: [] })
  /** The words of a moment, as long as somebody can read them. */
  words: (moment: Moment) => string = () => ''

  #since = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  get moment(): Moment {
    return this.seen.moments[this.index]!
  }

  get last(): number {
    return this.seen.moments.length - 1
  }

  get talk(): Heard[] {
    return this.seen.talk.slice(0, this.moment.heard)
  }

  tableNow = (): number => {
    const { at } = this.moment
    const next = this.seen.moments[this.index + 1]
    const most = this.playing && next ? next.at - at : AFTERGLOW
    return at + Math.min((performance.now() - this.#since) * this.speed, most)
  }

  /** Other eyes, at the same step of the match. */
  look(eyes: Eyes, seen: Seen, step: number): void {
    this.eyes = eyes
    this.seen = seen
    this.#show(indexAt(seen.moments, step), false)
  }

  /** One moment on is seen happening; anything else is a jump. */
  go(index: number): void {
    const to = Math.max(0, Math.min(this.last, index))
    if (to !== this.index) this.#show(to, to === this.index + 1)
    if (to === this.last) this.pause()
  }

  /** From the deal on, which is seen happening too. */
  begin(): void {
    this.#show(0, false)
    this.batch = { n: this.batch.n + 1, notices: this.moment.notices }
  }

  play(): void {
    if (this.index === this.last) this.begin()
    this.playing = true
    this.#wait()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!
    if (this.playing) this.#wait()
  }

  #show(index: number, live: boolean): void {
    this.index = index
    this.#since = performance.now()
    this.batch = { n: this.batch.n + 1, notices: live ? this.moment.notices : [] }
    if (!live) this.screen += 1
    if (this.playing) this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    const next = this.seen.moments[this.index + 1]
    if (!next) return this.pause()
    const stays = pause(next.at - this.moment.at, this.words(this.moment)) / this.speed
    this.#timer = setTimeout(() => this.go(this.index + 1), stays)
  }
}
