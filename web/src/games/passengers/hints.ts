/** What to tap next, or what has been tapped, in a few words. */

import type { SeatInfo } from '../../table/contract'
import { list, t } from '../../table/i18n.svelte'
import { spotName, type Boat } from './cards'
import { kindOfPick, values, type Pick } from './choosing'

/** In the order in which a player thinks of them. */
const ORDER = ['color', 'mask', 'boat', 'direction', 'seat', 'spot', 'card'] as const

export function pickHint(kinds: string[], picked: Pick[], open: Set<Pick>, seats: SeatInfo[]): string {
  const missing = ORDER.find((kind) => [...open].some((one) => kindOfPick(one) === kind) && needed(kind, picked, open))
  if (missing) {
    const more = picked.some((one) => kindOfPick(one) === missing)
    return t(`passengers-pick-${missing}`, { more: more ? 'yes' : 'no' })
  }
  return kinds.length ? summary(picked, seats) : ''
}

/** Something of this kind has still to be tapped, and nothing else may take its place. */
function needed(kind: string, picked: Pick[], open: Set<Pick>): boolean {
  return open.size > 0 && (kind === 'spot' || kind === 'seat' || !picked.some((one) => kindOfPick(one) === kind))
}

/** The seats and passengers that were tapped. */
export function summary(picked: Pick[], seats: SeatInfo[]): string {
  const names = values(picked, 'seat').map((seat) => seats[Number(seat)]?.name ?? '')
  const spots = values(picked, 'spot').map((spot) => {
    const [boat, space] = spot.split(':')
    return spotName({ boat: boat as Boat, space: Number(space) })
  })
  return list([...names, ...spots])
}
