/** Lines of talk in the device's language: as typed, a quick phrase of the game, or a reaction that every game knows. */

import type { Heard } from '../../generated/messages'
import { has, t } from '../i18n.svelte'
import { reactionOf } from './reactions'
import type { Said } from './record'

export type Spoken = (line: Pick<Heard, 'text' | 'phrase'>) => string

/** `other` knows phrases that are not in the catalogue. */
export function spokenIn(game: string, other: (phrase: string) => string | null = () => null): Spoken {
  return (line) => {
    if (line.text) return line.text
    const key = `${game}-phrase-${line.phrase}`
    if (has(key)) return t(key)
    const reaction = reactionOf(line)
    return reaction ? t(`react-${reaction}`) : (other(line.phrase ?? '') ?? '…')
  }
}

/** For a record; `apart` says who else heard a line that was not for all. */
export function saidOf(talk: Heard[], spoken: Spoken, apart?: (line: Heard) => string): Said[] {
  return talk.map((line) => ({
    at: line.at,
    seat: line.seat,
    words: spoken(line),
    ...(line.to !== 'all' && apart && { apart: apart(line) }),
  }))
}
