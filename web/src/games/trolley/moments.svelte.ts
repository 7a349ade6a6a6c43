/** What has just happened, for as long as it is shown. The view never depends on it. */

import type { Notice, ShownNotice, Spot, Table, VerdictView } from '../../generated/trolley'
import type { Argued } from './feed'

const SHINES = 3200

export class Moments {
  /** What was said to the driver this round. */
  argued = $state.raw<Argued[]>([])
  /** When this round's argument began; 0 when this device was not there. */
  since = $state(0)
  /** T7: the note that is read out just now. */
  note = $state.raw<ShownNotice | null>(null)
  /** Somebody speaks of this character just now. */
  spoken = $state.raw<{ seat: number; target: Spot } | null>(null)
  /** The tram runs: a verdict that was not looked at yet. */
  running = $state.raw<VerdictView | null>(null)
  #ranAt = 0

  /** Whoever comes in late reads what was argued before. */
  begin({ arguments: said }: Table, now: number): void {
    this.argued = said.map((about) => ({ at: now, seat: about.seat, about }))
  }

  show(notice: Notice, table: Table, now: number): void {
    switch (notice.type) {
      case 'round-began':
        // A run that was shown in the pause is over when the next round begins; one that has just begun is not.
        if (this.#ranAt !== now) this.running = null
        this.argued = []
        this.note = null
        this.spoken = null
        break
      case 'match-ended':
        if (this.#ranAt !== now) this.running = null
        break
      case 'shown':
        this.note = notice
        this.#shine(notice.seat, notice.target)
        break
      case 'passed':
        this.note = null
        break
      case 'argument-began':
        this.since = now
        break
      case 'argued':
        this.argued = [...this.argued, { at: now, seat: notice.seat, about: notice }].slice(-200)
        this.#shine(notice.seat, notice.target)
        break
      case 'steered':
        this.running = table.verdicts.at(-1) ?? null
        this.#ranAt = now
        break
    }
  }
  #shine(seat: number, target: Spot): void {
    const shown = { seat, target }
    this.spoken = shown
    setTimeout(() => {
      if (this.spoken === shown) this.spoken = null
    }, SHINES)
  }
}
