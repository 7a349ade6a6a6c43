/** All that I know, for those who listen: my side, my fellows, my hand, and whom I know aboard and ashore. */

import type { View } from '../../generated/passengers'
import { list, t } from '../../table/i18n.svelte'
import { cardName, spotName } from './cards'
import { factionWords } from './content.svelte'
import { everybody, knownCards } from './knowledge'

export function recital(view: View, name: (seat: number) => string): string {
  const { mine } = view
  if (!mine) return ''
  const known = knownCards(view)
  const told = everybody(view).flatMap((one) => {
    const card = known.get(one.id)
    if (!card || one.where === 'sunk') return []
    const where =
      one.where === 'play' ? spotName(one.spot) : t('passengers-berth', { round: one.round, space: one.spot.space })
    return [{ where: one.where, text: `${where}: ${cardName(card)}` }]
  })
  const of = (where: string): string => list(told.filter((one) => one.where === where).map((one) => one.text))
  const looks = mine.looks.map((look) =>
    t('passengers-notes-look', { name: name(look.seat), card: cardName(look.card) }),
  )
  return [
    `${factionWords(mine.faction).name}.`,
    mine.fellows.length ? `${t('passengers-gaze-fellows', { names: list(mine.fellows.map(name)) })}.` : '',
    mine.hand.length
      ? t('passengers-hand-spoken', { cards: list(mine.hand.map(cardName)) })
      : t('passengers-hand-empty'),
    of('play') && t('passengers-aboard-spoken', { list: of('play') }),
    of('crossed') && t('passengers-ashore-spoken', { list: of('crossed') }),
    ...looks.map((look) => `${look}.`),
  ]
    .filter(Boolean)
    .join(' ')
}
