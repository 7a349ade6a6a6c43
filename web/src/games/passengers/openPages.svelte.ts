/** What is open beside the table: a page, and a passenger close by. */

import type { Spot } from '../../generated/passengers'
import { Pages } from '../../table/match/pages.svelte'
import type { Side } from './sides'

export class OpenPages extends Pages<Side> {
  /** The gift that was asked about. */
  asked = $state<string | null>(null)
  about = $state.raw<Spot | null>(null)

  override open(side: Side): void {
    if (side !== 'gifts') this.asked = null
    super.open(side)
  }

  explain(gift: string): void {
    this.asked = gift
    this.open('gifts')
  }
}
