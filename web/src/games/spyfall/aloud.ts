/** The match for screens that are nobody's own. */

import type { Heard } from '../../generated/messages'
import type { Notice, Table, View } from '../../generated/spyfall'
import type { Aloud } from '../../table/contract'
import { words } from './content.svelte'
import { spoken } from './spoken'
import { sentence } from './story'

/** Shown large on the table itself, step by step: a line that told it at once would spoil it. */
const SHOWN = ['counted', 'round-ended']

export const aloud: Aloud<View> = {
  tell: (notices: (Notice | Heard)[], { table }, name) =>
    notices.flatMap((notice) => {
      if (SHOWN.includes(notice.type)) return []
      if (notice.type === 'said') return [`${name(notice.seat)}: ${spoken(notice)}`]
      return sentence(notice, { table, words: words(), name }) ?? []
    }),
  waits: ({ phase, scores }: Table) => {
    switch (phase.type) {
      case 'questions':
        return [phase.asked ?? phase.asker]
      case 'vote':
        return scores.map((_, seat) => seat).filter((seat) => seat !== phase.suspect && !phase.voted.includes(seat))
      case 'guess':
        return [phase.spy]
      case 'between':
        return [phase.dealer]
      case 'over':
        return []
    }
  },
}
