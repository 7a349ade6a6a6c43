/** Which limits of time the table has; a host may change them while a match runs. */

import type { Options } from '../../generated/passengers'
import type { Limit } from '../../table/contract'
import { t } from '../../table/i18n.svelte'
import { agreed } from './agreed'

const SECONDS = [
  ['place', 'place_seconds', 90],
  ['gift', 'gift_seconds', 60],
  ['vote', 'vote_seconds', 120],
] as const

export function limits(options: Options): Limit[] {
  const chosen = agreed(options)
  const label = (name: string): string => t(`passengers-options-${name}`)
  return [
    {
      field: 'gaze_seconds',
      name: 'gaze',
      label: label('gaze'),
      none: label('no-gaze'),
      seconds: chosen.gaze_seconds,
      usual: 10,
      least: 3,
      most: 30,
      step: 1,
    },
    ...SECONDS.map(([name, field, usual]) => ({ field, name, label: label(name), seconds: chosen[field], usual })),
  ]
}
