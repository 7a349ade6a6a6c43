/** What this device was promised: the print of the seed as it was shown before a deal, and the salts that it gave.
 *
 * The record of a match may be forged with whatever print fits it; what is kept here came before any card was dealt.
 */

import type { RoomView } from '../generated/messages'
import { salt } from './random'
import { recall, remember } from './storage'

export interface Promised {
  commitment: string
  /** Of everybody on this device who was dealt in. */
  salts: string[]
}

/** Somebody on this device. */
export interface Giver {
  hand: number
  salt: string
  seated: boolean
}

/** A deal that is still to come; `after`: so many matches of the evening. */
interface Awaited {
  after: number
  commitment: string
  salts: Record<number, string>
}

interface Kept {
  /** By room. */
  awaited: Record<string, Awaited>
  /** By match. */
  dealt: Record<string, Promised>
}

const MOST_ROOMS = 20
const MOST_MATCHES = 60

const kept = (): Kept => recall<Kept>('promises', { awaited: {}, dealt: {} })

function latest<T>(all: Record<string, T>, count: number): Record<string, T> {
  return Object.fromEntries(Object.entries(all).slice(-count))
}

function keep({ awaited, dealt }: Kept): void {
  remember('promises', { awaited: latest(awaited, MOST_ROOMS), dealt: latest(dealt, MOST_MATCHES) })
}

/** A hand's part in the next deal; a page that is loaded again gives the same. */
export function saltFor(code: string, hand: number): string {
  return kept().awaited[code]?.salts[hand] ?? salt()
}

/** Takes down what a room shows before a deal, and which match it was for once that is dealt. */
export function heed(room: RoomView, givers: Giver[]): void {
  const { awaited, dealt } = kept()
  const { [room.code]: before, ...others } = awaited
  if (room.phase === 'lobby') {
    const after = room.evening.length
    // The first print since the last match counts: a seed that is changed while people wait breaks the promise.
    const commitment = before?.after === after ? before.commitment : room.commitment
    const salts = Object.fromEntries(givers.map(({ hand, salt }) => [hand, salt]))
    keep({ awaited: { ...others, [room.code]: { after, commitment, salts } }, dealt })
  } else if (before && room.match && !(room.match in dealt)) {
    const salts = givers.flatMap(({ hand, seated }) => (seated ? (before.salts[hand] ?? []) : []))
    keep({ awaited: others, dealt: { ...dealt, [room.match]: { commitment: before.commitment, salts } } })
  }
}

/** Null for a device that was not there before the deal. */
export function promised(match: string): Promised | null {
  return kept().dealt[match] ?? null
}
