/** The match for screens that are nobody's own. */

import type { Game, Table } from '../../generated/spyfall'
import type { PublicStory } from '../../table/contract'
import { telling } from '../../table/story/telling'
import { spoken } from './spoken'
import { sentence } from './story'

export const publicStory: PublicStory<Game> = {
  tell: telling<Game>({
    shown: ['counted', 'round-ended'],
    spoken,
    sentence: (notice, view, name) => sentence(notice, { view, name }),
  }),
  waits: ({ phase, dealer, scores }: Table) => {
    switch (phase.type) {
      case 'look':
        return [dealer]
      case 'questions':
        return [phase.asked ?? phase.asker]
      case 'discuss':
        return scores.map((_, seat) => seat).filter((seat) => !phase.ready.includes(seat))
      case 'vote':
        return scores.map((_, seat) => seat).filter((seat) => seat !== phase.suspect && !phase.voted.includes(seat))
      case 'guess':
        return phase.right === null ? [phase.spy] : []
      case 'between':
        return [phase.dealer]
      case 'time-up':
      case 'over':
        return []
    }
  },
}
