/** P18: what the table answers for a seat or a boat; and the same in a bubble at the seat. */

import type {
  DemonsAboardNotice,
  DemonsInHandNotice,
  HasColorNotice,
  PlacedKindNotice,
  Use,
} from '../../generated/passengers'
import { t } from '../../table/i18n.svelte'
import { describe, type Color } from './cards'

export type Confession = HasColorNotice | DemonsInHandNotice | DemonsAboardNotice | PlacedKindNotice

/** A gift that was used, as the confession that it brought; null where it brought none. */
export function confessed(use: Use): Confession | null {
  const { choice, answers, count, kind } = use
  if (answers && choice?.color) {
    const seats = (has: boolean): number[] => answers.flatMap((answer, seat) => (answer === has ? [seat] : []))
    return { type: 'has-color', color: choice.color, answers, having: seats(true), lacking: seats(false) }
  }
  if (typeof count === 'number') {
    if (choice?.boat) return { type: 'demons-aboard', boat: choice.boat, count }
    if (typeof choice?.player === 'number') return { type: 'demons-in-hand', seat: choice.player, count }
  }
  return kind && typeof choice?.player === 'number' ? { type: 'placed-kind', seat: choice.player, kind } : null
}

/** What hangs in the air at each seat that confessed. */
export function bubblesOf(told: Confession): { seat: number; text: string; color?: Color; has?: boolean }[] {
  switch (told.type) {
    case 'has-color':
      return told.answers.flatMap((answer, seat) =>
        answer === null ? [] : [{ seat, text: '', color: told.color, has: answer }],
      )
    case 'demons-in-hand':
      return [{ seat: told.seat, text: t('passengers-bubble-demons', { count: told.count }) }]
    case 'placed-kind':
      return [{ seat: told.seat, text: t('passengers-bubble-kind', { kind: describe(told.kind, null) }) }]
    case 'demons-aboard':
      return []
  }
}
