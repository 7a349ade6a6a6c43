/** G2: the dice of a match, written a second time from the rules (table/dice.py is the first). */

import { joined } from '../../table/seals'
import { hex, sha256 } from '../../table/sha256'

const text = new TextEncoder()

/** A number in so many bytes, big end first. */
function bytes(number: number, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, place) => Math.floor(number / 256 ** (count - 1 - place)) % 256)
}

export function commitment(seed: Uint8Array): string {
  return hex(sha256(joined(text.encode('zmova commitment\0'), seed)))
}

/** The throw at the n-th place of a log. */
export function throwAt(seed: Uint8Array, salts: string[], place: number): Throw {
  const salted = salts.map((salt) => text.encode(salt)).flatMap((raw) => [bytes(raw.length, 4), raw])
  const key = sha256(joined(text.encode('zmova dice\0'), seed, ...salted))
  return new Throw(joined(key, bytes(place, 8)))
}

export class Throw {
  #key: Uint8Array
  #block = 0
  #words: number[] = []

  constructor(key: Uint8Array) {
    this.#key = key
  }

  #word(): number {
    if (!this.#words.length) {
      const digest = new DataView(sha256(joined(this.#key, bytes(this.#block++, 8))).buffer)
      this.#words = Array.from({ length: 8 }, (_, place) => digest.getUint32(4 * place))
    }
    return this.#words.shift()!
  }

  /** From 0 to bound - 1; words past the last whole multiple are thrown again. */
  below(bound: number): number {
    const limit = 2 ** 32 - (2 ** 32 % bound)
    let word = this.#word()
    while (word >= limit) word = this.#word()
    return word % bound
  }

  pick<T>(things: readonly T[]): T {
    return things[this.below(things.length)]!
  }

  /** Fisher and Yates, from the back. */
  shuffled<T>(things: readonly T[]): T[] {
    const deck = [...things]
    for (let last = deck.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1)
      ;[deck[last], deck[other]] = [deck[other]!, deck[last]!]
    }
    return deck
  }
}
