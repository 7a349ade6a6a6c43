/** What this device was promised before a deal, and what it promised itself: the print of the seed, everybody's seals, its own salts.
 *
 * The record of a match may be forged with whatever prints fit it; what is kept here came before any card was dealt.
 * A salt is given under a seal and shown once only, when the seals of all lie open (docs/subsystems/fairness.md).
 */

import type { RoomView } from '../generated/messages'
import type { Command } from './connection.svelte'
import { salt } from './random'
import { printOf, seal } from './seals'
import { recall, remember } from './storage'

export interface Promised {
  commitment: string
  /** Of all seats, as they lay open before any salt; null: this device was not shown them. */
  seals: (string | null)[] | null
  /** Of everybody on this device: those that the server took in time. */
  salts: string[]
  /** Those that were shown without an answer, or too late as the server says. */
  late: string[]
  /** How many deals came to nothing before this one, after the salts of this device were shown. */
  broken: number
}

/** A deal that is still to come, for one person on this device; `after`: so many matches of the evening. */
interface Awaited {
  after: number
  commitment: string
  salt: string
  seals: (string | null)[] | null
  /** Whether the salt was shown, and whether the server took it. */
  shown: boolean
  taken: boolean
  broken: number
}

interface Kept {
  /** By room, then by the number of the person on this device. */
  awaited: Record<string, Record<number, Awaited>>
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

function wait(code: string, hand: number, one: Awaited): void {
  const { awaited, dealt } = kept()
  const { [code]: hands, ...others } = awaited
  keep({ awaited: { ...others, [code]: { ...hands, [hand]: one } }, dealt })
}

/** What somebody awaits in a lobby as it now looks. A salt goes with one print and one set of seals: anew for each. */
function expected({ code, commitment, opening, evening }: RoomView, hand: number): Awaited {
  const before = kept().awaited[code]?.[hand]
  const fresh = { after: evening.length, commitment, seals: null, shown: false, taken: false, broken: 0 }
  if (before?.after !== evening.length) return { ...fresh, salt: salt() }
  const known = JSON.stringify(before.seals) === JSON.stringify(opening)
  if (before.commitment === commitment && (!before.shown || known)) return before
  return { ...fresh, salt: salt(), broken: before.broken + Number(before.shown) }
}

/** What somebody on this device owes the room before a deal: a seal, and the salt when the seals of all lie open. */
export function owed(room: RoomView, hand: number): Extract<Command, { type: 'seal' | 'reveal' }> | null {
  if (room.phase !== 'lobby') return null
  const { code, commitment, opening } = room
  const one = expected(room, hand)
  const own = seal(commitment, one.salt)
  if (!opening) {
    wait(code, hand, one)
    return { type: 'seal', commitment, seal: own }
  }
  // Whose seal came too late to lie there still sees what all others promised.
  const there = opening.includes(own)
  wait(code, hand, { ...one, seals: opening, shown: there })
  return there ? { type: 'reveal', salt: one.salt } : null
}

/** Takes down which match a deal was for, once it is dealt. */
export function heed({ code, phase, match }: RoomView): void {
  const { awaited, dealt } = kept()
  const { [code]: hands, ...others } = awaited
  const all = Object.values(hands ?? {}).filter((one) => one?.salt)
  if (phase === 'lobby' || !all[0] || !match || match in dealt) return
  const shown = all.filter((one) => one.shown)
  const about: Promised = {
    commitment: all[0].commitment,
    seals: all.find(({ seals }) => seals)?.seals ?? null,
    salts: shown.filter((one) => one.taken).map((one) => one.salt),
    late: shown.filter((one) => !one.taken).map((one) => one.salt),
    broken: Math.max(...all.map(({ broken }) => broken)),
  }
  keep({ awaited: others, dealt: { ...dealt, [match]: about } })
}

/** The server has taken a salt in time: from now on it has to be in the deal, which may have come before the answer. */
export function accepted(code: string, given: string): void {
  const { awaited, dealt } = kept()
  for (const [hand, one] of Object.entries(awaited[code] ?? {}))
    if (one.salt === given) return wait(code, Number(hand), { ...one, taken: true })
  for (const [match, one] of Object.entries(dealt)) {
    if (!one.late?.includes(given)) continue
    const late = one.late.filter((other) => other !== given)
    return keep({ awaited, dealt: { ...dealt, [match]: { ...one, salts: [...one.salts, given], late } } })
  }
}

/** One print of all that was promised; of the seed alone where this device was not shown the seals. */
export function fingerprint({ commitment, seals }: Promised): string {
  return seals ? printOf(commitment, seals) : commitment
}

/** Null for a device that was not there before the deal. */
export function promised(match: string): Promised | null {
  const found = kept().dealt[match]
  return found ? { ...found, seals: found.seals ?? null, late: found.late ?? [], broken: found.broken ?? 0 } : null
}
