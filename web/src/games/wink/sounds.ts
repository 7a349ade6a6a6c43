/** Which public event is heard how. Winks and looks make no sound. */

import type { Notice } from '../../generated/wink'
import type { Sound } from '../../table/sound'

export function soundOf(notice: Notice): Sound | null {
  switch (notice.type) {
    case 'dealt':
    case 'called':
      return 'flip'
    case 'passed':
      return 'tap'
    case 'named':
      return notice.player === notice.holder ? 'reveal' : 'lose'
    case 'caught':
      return notice.right ? 'alarm' : 'stamp'
    case 'match-ended':
      return 'win'
    default:
      return null
  }
}
