/** Talk and events in one line of time. */

import type { Heard } from '../../generated/messages'

/** Something that happened, in a sentence. */
export interface Told {
  at: number
  text: string
}

export type Line = { at: number; said: Heard } | Told

/** At the same moment what happened comes before what was said about it. */
export function merged(talk: Heard[], told: Told[]): Line[] {
  const lines: Line[] = [...told, ...talk.map((said) => ({ at: said.at, said }))]
  return lines.toSorted((one, other) => one.at - other.at)
}
