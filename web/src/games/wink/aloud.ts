/** The match for screens that are nobody's own. */

import type { Heard } from '../../generated/messages'
import type { Notice, Table, View } from '../../generated/wink'
import type { Aloud } from '../../table/contract'
import { spoken } from './spoken'
import { sentence } from './story'

/** Shown large on the table itself, step by step: a line that told it at once would spoil it. */
const SHOWN = ['match-ended']

export const aloud: Aloud<View> = {
  tell: (notices: (Notice | Heard)[], view, name) =>
    notices.flatMap((notice) => {
      if (SHOWN.includes(notice.type)) return []
      if (notice.type === 'said') return [`${name(notice.seat)}: ${spoken(notice)}`]
      return sentence(notice, { view, name }) ?? []
    }),
  waits: ({ phase }: Table) => (phase.type === 'over' ? [] : [phase.seat]),
}
