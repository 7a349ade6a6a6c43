/** The match for screens that are nobody's own. */

import type { Notice, Table, View } from '../../generated/wink'
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
  waits: ({ phase }: Table) => (phase.type === 'over' ? [] : [phase.seat]),
}
