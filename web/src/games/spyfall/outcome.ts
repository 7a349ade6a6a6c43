/** How a finished round is remembered: one stamp. */

import type { Shown } from '../../generated/spyfall'

export type Outcome = 'caught' | 'innocent' | 'escaped' | 'guessed' | 'missed' | 'silent' | 'closed'

export function outcomeOf(shown: Pick<Shown, 'ending' | 'points'>): Outcome {
  switch (shown.ending) {
    case 'time':
      return 'escaped'
    case 'guess':
      return 'guessed'
    case 'wrong-guess':
      return 'missed'
    case 'silence':
      return 'silent'
    case 'called-off':
      return 'closed'
    default:
      return shown.points.some((point) => point.reason === 'innocent-condemned') ? 'innocent' : 'caught'
  }
}

export function spyWon(outcome: Outcome): boolean {
  return outcome === 'innocent' || outcome === 'escaped' || outcome === 'guessed'
}
