/** Talk, arguments and events in one line of time. */

import type { Heard } from '../../generated/messages'
import type { About } from './cards'

/** Something that happened, in a sentence. */
export interface Told {
  at: number
  text: string
}

/** An argument, as it was made. */
export interface Argued {
  at: number
  seat: number
  about: About
}

export type Line = Told | Argued | { at: number; said: Heard }
export type Voice = Exclude<Line, Told>

/** At the same moment what happened comes before what was said about it. */
export function merged(talk: Heard[], argued: Argued[], told: Told[] = []): Line[] {
  const lines: Line[] = [...told, ...argued, ...talk.map((said) => ({ at: said.at, said }))]
  return lines.toSorted((one, other) => one.at - other.at)
}

/** Only what was said to all, the newest last. */
export function voices(talk: Heard[], argued: Argued[], since: number): Voice[] {
  const heard = talk.filter((line) => line.at >= since && line.to === 'all')
  return merged(heard, argued).filter((line): line is Voice => !('text' in line))
}
