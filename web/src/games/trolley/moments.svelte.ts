/** What has just happened, for as long as it is shown. The view never depends on it. */

import type { Notice, Spot, Table, VerdictView } from '../../generated/trolley'
import { aboutOf } from './cards'
import type { Argued, Told } from './feed'
import { sentence, type Scene } from './story'

const SHINES = 3200

export class Moments {
  /** The story so far, as this device heard it. */
  told = $state.raw<Told[]>([])
  /** What was said to the driver this round. */
  argued = $state.raw<Argued[]>([])
  /** When this round's argument began; 0 when this device was not there. */
  since = $state(0)
  /** Somebody speaks of this character just now. */
  spoken = $state.raw<{ seat: number; target: Spot } | null>(null)
  /** The tram runs: a verdict that was not looked at yet. */
  running = $state.raw<VerdictView | null>(null)

  /** Whoever comes in late reads what was argued before. */
  begin({ arguments: said, tracks }: Table, now: number): void {
    this.argued = said.flatMap((one) => {
      const about = aboutOf(one, tracks)
      return about ? [{ at: now, seat: one.seat, about }] : []
    })
  }

  /** Takes in what came; gives back the sentences to read out. */
  take(notices: Notice[], scene: Scene, now: number): string[] {
    const texts: string[] = []
    const story: string[] = []
    // A run that was shown in the pause is over when the next round begins.
    if (notices.some(({ type }) => type === 'round-began')) this.running = null
    for (const notice of notices) {
      const text = sentence(notice, scene)
      if (text) texts.push(text)
      // an argument stands in the record as what it is: somebody's words
      if (text && notice.type !== 'argued') story.push(text)
      this.#show(notice, scene.view.table, now)
    }
    // The clock of the table is set right with each message, at times a little back: the story is not.
    const at = Math.max(now, this.told.at(-1)?.at ?? 0)
    if (story.length) this.told = [...this.told, ...story.map((text) => ({ at, text }))].slice(-200)
    return texts
  }

  #show(notice: Notice, table: Table, now: number): void {
    switch (notice.type) {
      case 'round-began':
        this.argued = []
        this.spoken = null
        break
      case 'argument-began':
        this.since = now
        break
      case 'argued': {
        const about = aboutOf(notice, table.tracks)
        if (!about) break
        const shown = { seat: notice.seat, target: notice.target }
        this.argued = [...this.argued, { at: now, seat: notice.seat, about }].slice(-200)
        this.spoken = shown
        setTimeout(() => {
          if (this.spoken === shown) this.spoken = null
        }, SHINES)
        break
      }
      case 'steered':
        this.running = table.verdicts.at(-1) ?? null
        break
    }
  }
}
