/** What is open beside the table: a page, and a character close by. */

import type { Spot, View } from '../../generated/trolley'
import { Pages } from '../../table/match/pages.svelte'
import { viewport } from '../../table/viewport'
import type { Side } from './sides'

export class OpenPages extends Pages<Side> {
  about = $state.raw<Spot | null>(null)
  #view: () => View

  /** Whoever only watches sees nothing but the table. */
  constructor(view: () => View) {
    super('team', () => viewport.wide && view().me !== null)
    this.#view = view
  }

  /** The driver has no team to plan with. */
  protected override seen(side: Side): Side {
    return side === 'team' && !this.#view().mine?.track ? 'log' : side
  }
}
