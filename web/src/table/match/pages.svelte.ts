import { viewport } from '../viewport'

/** Which page lies open: one always does beside a wide table, and one at times over a narrow one. */
export class Pages<Side extends string> {
  #beside = $state() as Side
  #over = $state<Side | null>(null)
  #wide: () => boolean

  constructor(first: Side, wide = () => viewport.wide) {
    this.#beside = first
    this.#wide = wide
  }

  get wide(): boolean {
    return this.#wide()
  }

  get beside(): Side {
    return this.seen(this.#beside)
  }

  get over(): Side | null {
    return this.#over && this.seen(this.#over)
  }

  get opened(): Side | null {
    return this.wide ? this.beside : this.over
  }

  open(side: Side): void {
    if (this.wide) this.#beside = side
    else this.#over = side
  }

  close(): void {
    this.#over = null
  }

  /** What lies where this page was opened: a game may have no such page for everybody. */
  protected seen(side: Side): Side {
    return side
  }
}
