/** The match for screens that are nobody's own. */

import type { Game, Table } from '../../generated/trolley'
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
  waits: ({ phase, driver }: Table) => {
    switch (phase.type) {
      case 'picking':
      case 'modifying':
        return phase.waiting
      case 'arguing':
        return [driver]
      default:
        return []
    }
  },
}
