/** What is open: a page, and what lies in the place of my hand. */

import { Pages } from '../../table/match/pages.svelte'

export const SIDES = ['crowd', 'log', 'score'] as const
export type Side = (typeof SIDES)[number]
export type Drawer = 'crowd' | 'name' | 'catch'

export class OpenPages extends Pages<Side> {
  drawer = $state<Drawer | null>(null)

  /** The crowd of a narrow table lies where my hand was. */
  override open(side: Side): void {
    if (side === 'crowd' && !this.wide) this.drawer = 'crowd'
    else super.open(side)
  }

  shut(): void {
    this.drawer = null
  }
}
