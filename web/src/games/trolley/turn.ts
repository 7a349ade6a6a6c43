/** What the table waits for, in one line, and whether it waits for me. */

import type { View } from '../../generated/trolley'
import { may, trackOf } from './teams'
import type { After, Phrase } from '../../table/phrases/keys'

export interface Call {
  /** A phrase of the catalogue. */
  key: Phrase
  /** The seats that the phrase names. */
  seats: number[]
  mine: boolean
}

export function callOf(view: View): Call {
  const { me, table } = view
  const { phase, driver } = table
  const wait = (key: After<'trolley-call-'>, seats: number[] = []): Call => ({
    key: `trolley-call-${key}`,
    seats,
    mine: false,
  })
  const mine = (key: After<'trolley-call-'>, seats: number[] = []): Call => ({
    key: `trolley-call-${key}`,
    seats,
    mine: true,
  })
  switch (phase.type) {
    case 'picking': {
      const guilty = phase.deck === 'guilty'
      if (me === null || !phase.waiting.includes(me)) return wait(guilty ? 'guilty' : 'innocents', phase.waiting)
      return mine(guilty ? 'you-guilty' : 'you-innocent')
    }
    case 'played':
      return wait(phase.deck === 'guilty' ? 'guilty-shown' : 'innocents-shown')
    case 'modifying':
      if (me !== null && phase.waiting.includes(me)) return mine(may(view, 'pass') ? 'you-note-extra' : 'you-note')
      return phase.waiting.length ? wait('note', phase.waiting) : wait('notes-shown')
    case 'arguing':
      if (driver === me) return mine('you-steer')
      return me !== null && trackOf(table, me) ? mine('you-argue', [driver]) : wait('argument', [driver])
    case 'pause':
      return wait('tram-runs')
    case 'over':
      return wait('over')
  }
}
