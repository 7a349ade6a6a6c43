/** Which limits of time the table has; a host may change them while a match runs. */

import type { Options } from '../../generated/spyfall'
import type { Limit } from '../../table/contract'
import { t } from '../../table/i18n.svelte'
import { agreed, MINUTES } from './agreed'

const SECONDS = [
  ['vote', 'vote_seconds', 30],
  ['guess', 'guess_seconds', 60],
  ['turn', 'turn_seconds', 90],
  ['next', 'next_seconds', 90],
] as const

export function seconds(options: Options): Limit[] {
  const chosen = agreed(options)
  return SECONDS.map(([name, field, usual]) => ({
    field,
    name,
    label: t(`spyfall-options-${name}`),
    seconds: chosen[field],
    usual,
  }))
}

export function limits(options: Options): Limit[] {
  const label = t('spyfall-options-minutes')
  const none = t('spyfall-options-minutes-auto')
  const round = {
    field: 'minutes',
    name: 'minutes',
    label,
    none,
    seconds: agreed(options).minutes,
    usual: 8,
    ...MINUTES,
    step: 1,
    minutes: true,
  }
  return [round, ...seconds(options)]
}
