/** The match for screens that are nobody's own. */

import type { Game, Table } from '../../generated/wink'
import type { PublicStory } from '../../table/contract'
import { telling } from '../../table/story/telling'
import { spoken } from './spoken'
import { sentence } from './story'

export const publicStory: PublicStory<Game> = {
  tell: telling<Game>({
    shown: ['match-ended'],
    spoken,
    sentence: (notice, view, name) => sentence(notice, { view, name }),
  }),
  waits: ({ phase }: Table) => (phase.type === 'over' ? [] : [phase.seat]),
}
