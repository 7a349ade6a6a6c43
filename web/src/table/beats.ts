/** Some things must be seen before the next: what comes while a beat stands waits until it is over. */

import type { Replies } from '../generated/messages'

/** What a stream carries, in its order; answers to commands wait for nothing. */
const STREAM: Replies['type'][] = ['room', 'update']

let standing = 0

/** The page says whether something stands on it to be seen. */
function stands(more: 1 | -1): void {
  standing += more
  document.documentElement.toggleAttribute('data-beat', standing > 0)
}

export class Beats {
  readonly #show: (reply: Replies, clock: number) => void
  #held: { reply: Replies; clock: number }[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `show` gets each message in its turn, with the moment at which it came. */
  constructor(show: (reply: Replies, clock: number) => void) {
    this.#show = show
  }

  take(reply: Replies, clock: number): void {
    if (reply.type === 'view' || reply.type === 'welcome') this.drop()
    if (this.#timer !== undefined && STREAM.includes(reply.type)) this.#held.push({ reply, clock })
    else this.#take(reply, clock)
    if (document.hidden) this.#skip()
  }

  /** Nothing that waits is shown any more: who comes back is sent it again. */
  drop(): void {
    this.#over()
    this.#held = []
  }

  #take(reply: Replies, clock: number): void {
    this.#show(reply, clock)
    if (reply.type !== 'update' || !reply.beat) return
    this.#timer = setTimeout(() => this.#next(), reply.beat)
    stands(1)
  }

  #over(): void {
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    stands(-1)
  }

  #next(): void {
    this.#over()
    while (this.#timer === undefined && this.#held.length) {
      const { reply, clock } = this.#held.shift()!
      this.#take(reply, clock)
    }
  }

  /** Nobody looks at the page: nothing has to be seen. */
  #skip(): void {
    while (this.#timer !== undefined) this.#next()
  }
}
