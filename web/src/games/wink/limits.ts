/** Which limits of time the table has; a host may change them while a match runs. */

import type { Options } from '../../generated/wink'
import type { Limit } from '../../table/contract'
import { t } from '../../table/i18n.svelte'
import { agreed } from './agreed'

export function limits(options: Options): Limit[] {
  return [
    {
      field: 'turn_seconds',
      name: 'turn',
      label: t('wink-options-turn'),
      seconds: agreed(options).turn_seconds,
      usual: 60,
    },
  ]
}
