/** Which public event is heard how. None of them tells what only one seat knows. */

import type { Notice } from '../../generated/passengers'
import type { Sound } from '../../table/sound'

const SOUNDS: Partial<Record<Notice['type'], Sound>> = {
  dealt: 'flip',
  'gaze-began': 'tick',
  'round-began': 'flip',
  shaded: 'stamp',
  placed: 'stamp',
  claimed: 'talk',
  called: 'tick',
  'has-color': 'talk',
  'demons-in-hand': 'talk',
  'placed-kind': 'talk',
  'demons-aboard': 'talk',
  peeked: 'flip',
  shown: 'flip',
  traded: 'flip',
  revealed: 'reveal',
  swapped: 'flip',
  moved: 'flip',
  shifted: 'flip',
  masked: 'stamp',
  hushed: 'lose',
  'coin-taken': 'join',
  'vote-opened': 'alarm',
  voted: 'tap',
  counted: 'reveal',
  'match-ended': 'win',
}

export function soundOf(notice: Notice): Sound | null {
  return SOUNDS[notice.type] ?? null
}
