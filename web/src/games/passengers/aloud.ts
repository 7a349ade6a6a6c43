/** The match for screens that are nobody's own. */

import type { Notice, View } from '../../generated/passengers'
import type { Aloud } from '../../table/contract'
import { telling } from '../../table/story/telling'
import { spoken } from './spoken'
import { sentence } from './story'
import { awaited } from './turn'

export const aloud: Aloud<View> = {
  tell: telling({
    shown: ['counted', 'match-ended'],
    spoken,
    sentence: (notice: Notice, view: View, name) => sentence(notice, { view, name }),
  }),
  waits: (table: View['table']) => awaited({ table }),
}
