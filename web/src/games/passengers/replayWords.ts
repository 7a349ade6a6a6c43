/** Passengers in words, for those who watch a match again. */

import type { Game } from '../../generated/passengers'
import type { ReplayWords } from '../../table/contract'
import { list, t } from '../../table/i18n.svelte'
import { cardName, spotName } from './cards'
import { factionWords, fetchContent } from './content.svelte'
import { inPlay, knownCards } from './knowledge'
import { spoken } from './spoken'
import { sentence } from './story'

export default {
  fetch: fetchContent,
  tell: (notice, view, name) => sentence(notice, { view, name }),
  spoken,
  knows: (view, seats) => {
    const { mine, table } = view
    if (!mine) return []
    const { faction, fellows, hand, looks, ballot } = mine
    const name = (seat: number): string => seats[seat]?.name ?? ''
    const known = knownCards(view)
    const aboard = inPlay(view).flatMap(({ id, spot }) => {
      const card = known.get(id)
      return card ? [`${spotName(spot)} — ${cardName(card)}`] : []
    })
    return [
      t('replay-knows-passengers-faction', { faction: factionWords(faction).name }),
      ...(fellows.length ? [t('replay-knows-passengers-fellows', { names: list(fellows.map(name)) })] : []),
      ...(hand.length ? [t('replay-knows-passengers-hand', { cards: list(hand.map(cardName)) })] : []),
      ...(aboard.length ? [t('replay-knows-passengers-known', { cards: aboard.join('; ') })] : []),
      ...looks
        .filter(({ round }) => round === table.round)
        .map(({ seat, card }) => t('replay-knows-passengers-look', { name: name(seat), card: cardName(card) })),
      ...(ballot ? [t('replay-knows-passengers-ballot', { boat: t('passengers-boat-name', { boat: ballot }) })] : []),
    ]
  },
} satisfies ReplayWords<Game>
