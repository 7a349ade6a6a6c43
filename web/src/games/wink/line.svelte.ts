/** How long my moves take to the table and back: every page waits for the server's word, so this is how late I look. */

const REMEMBERED = 5

export class Line {
  #times = $state.raw<number[]>([])

  /** The median of the last ones in ms; null before the first. */
  get ms(): number | null {
    const sorted = this.#times.toSorted((one, other) => one - other)
    return sorted.length ? Math.round(sorted[Math.floor(sorted.length / 2)]!) : null
  }

  async timed<T>(ask: () => Promise<T>): Promise<T> {
    const began = performance.now()
    const answer = await ask()
    this.#times = [...this.#times, performance.now() - began].slice(-REMEMBERED)
    return answer
  }
}
