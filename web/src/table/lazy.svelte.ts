/** Screens that the first load does without: asked for when a table stands, and again, ever more seldom, until they come. */

const AGAIN = 2000
const AT_MOST = 16_000

let parts = 0

/** How many parts are on their way. */
export const awaited = (): number => parts

export class Lazy<Screens> {
  #fetch: () => Promise<Screens>
  #asked = false
  #wait = AGAIN
  /** null until they are here. */
  screens = $state.raw<Screens | null>(null)

  constructor(fetch: () => Promise<Screens>) {
    this.#fetch = fetch
  }

  /** Call it from an effect. */
  ask(): void {
    if (this.#asked) return
    this.#asked = true
    parts += 1
    this.#fetch()
      .then(
        (screens) => (this.screens = screens),
        () =>
          setTimeout(() => {
            this.#asked = false
            this.#wait = Math.min(this.#wait * 2, AT_MOST)
            this.ask()
          }, this.#wait),
      )
      .finally(() => (parts -= 1))
  }
}
