/** The match for screens that are nobody's own. */

import type { Notice, Table, View } from '../../generated/trolley'
import type { Aloud } from '../../table/contract'
import { telling } from '../../table/story/telling'
import { spoken } from './spoken'
import { sentence } from './story'

export const aloud: Aloud<View> = {
  tell: telling({
    shown: ['match-ended'],
    spoken,
    sentence: (notice: Notice, view: View, name) => sentence(notice, { view, name }),
  }),
  waits: ({ phase, driver }: Table) => {
    switch (phase.type) {
      case 'picking':
        return phase.waiting
      case 'modifying':
        return [phase.seat]
      case 'arguing':
        return [driver]
      default:
        return []
    }
  },
}
