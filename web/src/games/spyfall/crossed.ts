/** Places that this player crossed out for themselves, for one round. */

import { keepNotes, readNotes, type Notes } from '../../table/notes'

interface Crossed {
  round: number
  places: string[]
}

export function readCrossed(notes: Notes, round: number): string[] {
  const crossed = readNotes<Crossed | null>(notes, null)
  return crossed?.round === round ? crossed.places : []
}

export function keepCrossed(notes: Notes, round: number, places: string[]): void {
  keepNotes(notes, { round, places } satisfies Crossed)
}

export function toggled<One>(places: One[], place: One): One[] {
  return places.includes(place) ? places.filter((one) => one !== place) : [...places, place]
}
