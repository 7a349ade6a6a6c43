/** Which public event is heard how. None of them tells what only one team knows. */

import type { Notice } from '../../generated/trolley'
import type { Sound } from '../../table/sound'

const SOUNDS: Partial<Record<Notice['type'], Sound>> = {
  'round-began': 'flip',
  arranged: 'flip',
  picked: 'tap',
  'picks-shown': 'reveal',
  laid: 'tap',
  shown: 'stamp',
  'argument-began': 'alarm',
  argued: 'talk',
  steered: 'stamp',
  'match-ended': 'win',
}

export function soundOf(notice: Notice): Sound | null {
  return SOUNDS[notice.type] ?? null
}
