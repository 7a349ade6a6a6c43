/** What I am about to do, until I do it or the table moves on. */

import type { Spot } from '../../generated/trolley'
import { same, type Track } from './teams'

export class Intent {
  /** A card of the hand in play. */
  card = $state<number | null>(null)
  /** A character: to pin a note to, or to speak of. */
  target = $state.raw<Spot | null>(null)
  /** The note on it that I speak of. */
  note = $state<number | null>(null)
  lever = $state<Track | null>(null)

  clear(): void {
    this.card = null
    this.target = null
    this.note = null
    this.lever = null
  }

  /** A second tap takes it back. */
  pick(card: number): void {
    this.card = this.card === card ? null : card
  }

  aim(spot: Spot): void {
    this.target = same(this.target, spot) ? null : spot
  }

  speakOf(spot: Spot | null, note: number | null = null): void {
    this.target = spot
    this.note = note
  }
}
