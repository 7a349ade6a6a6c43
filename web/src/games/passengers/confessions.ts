/** P18: what the table answers for a seat or a boat; and the same in a bubble at the seat. */

import type { ColorsConfessed, DemonsConfessed, DemonsCounted, KindConfessed, Use } from '../../generated/passengers'
import { list, t } from '../../table/i18n.svelte'
import { describe, type Color } from './cards'

export type Confession = ColorsConfessed | DemonsConfessed | DemonsCounted | KindConfessed

export function confession(told: Confession, name: (seat: number) => string): string {
  switch (told.type) {
    case 'has-color': {
      const seats = (has: boolean): string[] =>
        told.answers.flatMap((answer, seat) => (answer === has ? [name(seat)] : []))
      const [yes, no] = [seats(true), seats(false)]
      const which = no.length === 0 ? '-all' : yes.length === 0 ? '-none' : ''
      return t(`passengers-story-has-color${which}`, { color: told.color, yes: list(yes), no: list(no) })
    }
    case 'demons-in-hand':
      return t('passengers-story-demons-in-hand', { name: name(told.seat), count: told.count })
    case 'placed-kind':
      return t('passengers-story-placed-kind', { name: name(told.seat), kind: told.kind })
    case 'demons-aboard':
      return t('passengers-story-demons-aboard', { boat: told.boat, count: told.count })
  }
}

/** A gift that was used, as the confession that it brought; null where it brought none. */
export function confessed(use: Use): Confession | null {
  const { choice, answers, count, kind } = use
  if (answers && choice?.color) return { type: 'has-color', color: choice.color, answers }
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
