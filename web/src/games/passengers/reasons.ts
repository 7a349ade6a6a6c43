/** Why a point was given, in a sentence. */

import type { Berth, Point, Table } from '../../generated/passengers'
import { t } from '../../table/i18n.svelte'
import { kindOf } from './cards'
import { isTie } from './points'

const berth = ({ round, space }: Berth): string => t('passengers-berth', { round, space })

export function reason(point: Point, table: Table): string {
  const [first, second] = point.spaces
  if (!first) return t('passengers-why-balance')
  if (isTie(point) && second) {
    const which = point.faction === 'souls' ? 'pair' : 'neighbour'
    return t(`passengers-why-${which}`, { one: berth(first), other: berth(second) })
  }
  const who = table.crossed.find((landed) => landed.round === first.round)?.row[first.space]
  const kind = who?.card ? kindOf(who.card) : 'soul'
  const color = who?.mask ?? (who?.card?.includes(' ') ? who.card.split(' ')[0] : 'none')
  const args = { kind, color, round: first.round, place: first.space + 1 }
  return t(`passengers-why-${kind}`, args)
}
