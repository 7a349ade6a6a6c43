/** Trial by Trolley in words, for those who watch a match again. */

import type { Game } from '../../generated/trolley'
import type { ReplayWords } from '../../table/contract'
import { t } from '../../table/i18n.svelte'
import { face, fetchContent } from './content.svelte'
import { spoken } from './spoken'
import { sentence } from './story'
import { DECKS } from './teams'

export default {
  fetch: fetchContent,
  tell: (notice, view, name) => sentence(notice, { view, name }),
  spoken,
  knows: ({ mine, table: { own, phase } }, seats) => {
    if (!mine) return []
    const texts = (cards: string[]): string => cards.map((card) => face(card, own).text).join(' · ')
    const hands = mine.hands.flatMap((hand) =>
      DECKS.filter((deck) => hand[deck].length).map((deck) =>
        t('replay-knows-trolley-hand', { deck, name: seats[hand.seat]?.name ?? '', cards: texts(hand[deck]) }),
      ),
    )
    const deck = phase.type === 'picking' ? phase.deck : null
    const pick = mine.pick !== null && deck ? [t('replay-knows-trolley-pick', { card: face(mine.pick, own).text })] : []
    const laid = mine.laid.map(({ seat, card }) =>
      t('replay-knows-trolley-laid', {
        name: seats[seat]?.name ?? '',
        kept: card === null ? 'yes' : 'no',
        card: card === null ? '' : face(card, own).text,
      }),
    )
    return [...pick, ...laid, ...hands]
  },
} satisfies ReplayWords<Game>
