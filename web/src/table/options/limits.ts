/** The limits of time of a game: a host may change them while a match runs. */

import { has, t } from '../i18n.svelte'
import { built } from '../phrases/keys'
import type { About, Fields } from './fields'

/** A limit as it is now; null: none. */
export interface Limit {
  field: string
  name: string
  label: string
  /** What it is called when there is none. */
  none: string
  value: number | null
  usual: number
  least: number
  most: number
  step: number
  minutes: boolean
}

/** How a field is called in catalogues and by tests: `turn_seconds` is `turn`. */
export function nameOf(field: string): string {
  return field.replace(/_seconds$/, '').replaceAll('_', '-')
}

export function limitOf(game: string, field: string, about: About, value: number | null): Limit {
  const name = nameOf(field)
  const label = built(`${game}-options-${name}`)
  const none = `${label}-none`
  const { least = 0, most = Infinity, step = 1, usual = most } = about
  return {
    field,
    name,
    label: t(label),
    none: has(none) ? t(none) : t('table-no-limit'),
    value,
    usual,
    least: Math.ceil(least / step) * step,
    most,
    step,
    minutes: field.endsWith('minutes'),
  }
}

export function limits<Options extends object>(game: string, fields: Fields<Options>, chosen: Options): Limit[] {
  return Object.entries<About>(fields as Record<string, About>)
    .filter(([, about]) => about.kind === 'limit')
    .map(([field, about]) => limitOf(game, field, about, chosen[field as keyof Options] as number | null))
}
