/** What somebody notes for themselves: kept on this device alone, for one match. */

import { forget, recall, remember } from './storage'

export interface Notes {
  /** Whose they are: a room's code, behind it the number of one of several people on this phone. */
  place: string
  match: string
}

interface Kept<Noted> {
  match: string
  noted: Noted
}

const key = (place: string): string => `notes.${place}`

export function readNotes<Noted>({ place, match }: Notes, otherwise: Noted): Noted {
  const kept = recall<Kept<Noted> | null>(key(place), null)
  return kept?.match === match ? kept.noted : otherwise
}

/** In place of those of the match before. */
export function keepNotes({ place, match }: Notes, noted: unknown): void {
  remember(key(place), { match, noted } satisfies Kept<unknown>)
}

export function forgetNotes(place: string): void {
  forget(key(place))
}
