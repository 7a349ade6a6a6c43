/** Why not: a sentence for each thing that can't be done now. */

import type { View } from '../../generated/wink'
import { t } from '../../table/i18n.svelte'
import { catches, may, openCall } from './turn'

type Name = (seat: number) => string

/** W13, W15: why I can't wink; null where I can. */
export function whyNoWink(view: View, name: Name): string | null {
  const { me, mine, table } = view
  if (may(view, 'wink') || me === null || !mine) return null
  if (table.phase.type === 'over') return t('wink-why-over')
  if (mine.wink_from !== null) return t('wink-why-rest')
  const player = table.gazes[me]?.player ?? me
  return t(openCall(table, player) === null ? 'wink-why-no-call' : 'wink-why-not-yours', { name: name(player) })
}

export type CardState = 'up' | 'down' | 'taken' | 'pawn' | 'own'

/** How a card of the crowd lies there, as everybody sees it. */
export function stateOf({ me, table }: View, agent: number): CardState {
  const pawn = table.pawns.indexOf(agent)
  if (table.down.includes(agent)) return 'down'
  if (!table.up.includes(agent)) return 'taken'
  if (pawn < 0) return 'up'
  return pawn === me ? 'own' : 'pawn'
}

/** W10: why I can't call a card, and by which rule; null where I can. */
export function whyNoCall(view: View, agent: number, name: Name): { text: string; rule: string } | null {
  if (view.choices.some((move) => move.type === 'call' && move.agent === agent)) return null
  const state = stateOf(view, agent)
  if (state !== 'up') {
    const text = t(`wink-why-${state}`, { name: name(view.table.pawns.indexOf(agent)) })
    return { text, rule: state === 'own' ? 'W9' : 'W10' }
  }
  if (view.mine?.hand.includes(agent)) return { text: t('wink-why-held', { agent }), rule: 'W10' }
  return view.me === null ? null : { text: t('wink-why-turn'), rule: 'W4' }
}

/** W17, W18, W20: why a number of the crowd can't be tried; null where it can, as far as everybody knows. */
export function whyNotTried({ mine, table }: View, agent: number): string | null {
  if (table.barred.includes(agent)) return t('wink-catch-barred', { agent })
  return mine?.hand.includes(agent) ? t('wink-catch-mine', { agent }) : null
}

/** W16: why nobody can be caught, by what everybody knows; null where it can be tried. */
export function whyNoCatch(view: View): string | null {
  if (view.me === null || catches(view).length) return null
  return t(view.table.cards[view.me] ? 'wink-catch-none' : 'wink-catch-empty')
}
