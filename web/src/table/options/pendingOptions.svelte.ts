/** Changes that were asked for and not yet shown by the room: two quick ones must not lose each other. */
export class PendingOptions<Options extends object> {
  readonly #shown: () => Options
  #changes: Partial<Options> = {}

  /** While a component is being set up. */
  constructor(shown: () => Options) {
    this.#shown = shown
    $effect(() => {
      const now = shown()
      this.#changes = Object.fromEntries(
        Object.entries(this.#changes).filter(
          ([name, value]) => JSON.stringify(value) !== JSON.stringify(now[name as keyof Options]),
        ),
      ) as Partial<Options>
    })
  }

  /** All options as they are to be, with one more change. */
  with(changes: Partial<Options>): Options {
    this.#changes = { ...this.#changes, ...changes }
    return { ...this.#shown(), ...this.#changes }
  }

  /** The room said no. */
  forget(): void {
    this.#changes = {}
  }
}
