/** Which public event is heard how. None of them tells what only one seat knows. */

import type { Notice } from '../../generated/spyfall'
import type { Sound } from '../../table/sound'

const SOUNDS: Partial<Record<Notice['type'], Sound>> = {
  dealt: 'flip',
  'clock-started': 'tap',
  asked: 'talk',
  answered: 'talk',
  accused: 'alarm',
  'time-ran-out': 'alarm',
  readied: 'tap',
  voted: 'tap',
  counted: 'stamp',
  'spy-shown': 'stamp',
  'round-ended': 'reveal',
}

export function soundOf(notice: Notice): Sound | null {
  return SOUNDS[notice.type] ?? null
}
