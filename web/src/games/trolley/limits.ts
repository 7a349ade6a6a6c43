/** Which limits of time the table has; a host may change them while a match runs. */

import type { Options } from '../../generated/trolley'
import type { Limit } from '../../table/contract'
import { t } from '../../table/i18n.svelte'
import { agreed } from './agreed'

const SECONDS = [
  { name: 'argue', field: 'argue_seconds', usual: 180, least: 30, most: 1800, step: 30 },
  { name: 'pick', field: 'pick_seconds', usual: 90 },
  { name: 'modifier', field: 'modifier_seconds', usual: 60 },
  { name: 'pause', field: 'pause_seconds', usual: 12, least: 4, most: 60, step: 2 },
] as const

export function limits(options: Options): Limit[] {
  const chosen = agreed(options)
  return SECONDS.map((limit) => ({
    ...limit,
    label: t(`trolley-options-${limit.name}`),
    none: limit.name === 'pause' ? t('trolley-options-no-pause') : undefined,
    seconds: chosen[limit.field],
  }))
}
