/** What is open: a page beside a wide table or over a narrow one, and what lies in the place of my hand. */

export const SIDES = ['crowd', 'log', 'score'] as const
export type Side = (typeof SIDES)[number]
export type Drawer = 'crowd' | 'name' | 'catch'

export class Doors {
  side = $state<Side>('crowd')
  sheet = $state<'log' | 'score' | null>(null)
  drawer = $state<Drawer | null>(null)
  #wide: () => boolean

  constructor(wide: () => boolean) {
    this.#wide = wide
  }

  get reading(): boolean {
    return (this.#wide() ? this.side : this.sheet) === 'log'
  }

  open(side: Side): void {
    if (this.#wide()) this.side = side
    else if (side === 'crowd') this.drawer = 'crowd'
    else this.sheet = side
  }

  shut(): void {
    this.drawer = null
  }
}
