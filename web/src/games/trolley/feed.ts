/** What the driver hears. */

import type { Heard } from '../../generated/messages'
import { merged, type Said } from '../../table/talk/record'
import { saidOf } from '../../table/talk/spoken'
import type { About } from './cards'
import { spoken } from './spoken'

/** An argument, as it was made. */
export interface Argued {
  at: number
  seat: number
  about: About
}

/** Only what was said to all, the newest last. */
export function voices(talk: Heard[], argued: Said[], since: number): Said[] {
  const heard = talk.filter((line) => line.at >= since && line.to === 'all')
  return merged(saidOf(heard, spoken), argued)
}
