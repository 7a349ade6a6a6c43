/** The exported match, read with suspicion. */

import { throwAt, type Throw } from './dice'
import { unhex } from '../../table/sha256'

export interface Logged {
  type: string
  at: number
  [field: string]: any
}

/** A line of the check: the phrase `replay-fair-<what>`, and whether it holds; null where this device can't tell. */
export interface Finding {
  what: string
  holds: boolean | null
  values?: Record<string, unknown>
}

export interface Log {
  game: string
  /** As the server published it; null where it did not keep that. */
  commitment: string | null
  seats: number
  seed: Uint8Array
  salts: string[]
  /** By seat, as they were shown one after the other; null where salts were not sealed. */
  sealed: { seals: (string | null)[]; salts: (string | null)[] } | null
  options: any
  stacked: object
  /** All events, the opening first. */
  events: Logged[]
  /** The place in the log at which the step of an event began: its dice were thrown there. */
  thrownAt: (event: Logged) => Throw
}

/** Throws where the file is no exported match. */
export function readLog(file: any): Log {
  const steps: { events: Logged[] }[] = file.steps
  const places = new Map<Logged, number>()
  let length = 0
  for (const [number, { events }] of steps.entries()) {
    // The opening is in the log before the dice of the deal are thrown.
    for (const event of events) places.set(event, number === 0 ? 1 : length)
    length += events.length
  }
  const events = [...places.keys()]
  const opened = events[0]!
  if (opened.type !== 'opened' || opened['game'] !== file.game) throw new Error('no opening')
  const seed = unhex(opened['seed'])
  const salts: string[] = opened['salts'] ?? []
  return {
    game: file.game,
    commitment: file.commitment,
    seats: opened['seats'],
    seed,
    salts,
    sealed: file.seals ? { seals: file.seals, salts: file.salts ?? [] } : null,
    options: opened['options'] ?? {},
    stacked: opened['stacked'] ?? {},
    events,
    thrownAt: (event) => throwAt(seed, salts, places.get(event)!),
  }
}

export function find(log: Log, type: string): Logged[] {
  return log.events.filter((event) => event.type === type)
}

export function equal(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
