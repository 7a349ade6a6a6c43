/** Places that this player crossed out for themselves: kept on the device, for one round. */

import { recall, remember } from '../../table/storage'

interface Kept {
  round: number
  places: string[]
}

const key = (room: string): string => `spyfall.crossed.${room}`

export function readCrossed(room: string, round: number): string[] {
  const kept = recall<Kept | null>(key(room), null)
  return kept?.round === round ? kept.places : []
}

export function keepCrossed(room: string, round: number, places: string[]): void {
  remember(key(room), { round, places } satisfies Kept)
}

/** A new round or match begins with a clean list. */
export function forgetCrossed(room: string): void {
  remember(key(room), null)
}

export function toggled(places: string[], place: string): string[] {
  return places.includes(place) ? places.filter((one) => one !== place) : [...places, place]
}
