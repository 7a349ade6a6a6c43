/** Talk and what happened, in one line of time. */

/** Something that happened, in a sentence. */
export interface Told {
  at: number
  text: string
  /** Only I was told. */
  secret?: boolean
}

/** Somebody's words. */
export interface Said {
  at: number
  seat: number
  words: string
  /** Not everybody heard it: who did, in a word. */
  apart?: string
}

export type LogEntry = Told | Said

/** In one line of time. What is given first comes first at the same moment: what happened before what was said about it. */
export function merged<One extends LogEntry>(...parts: One[][]): One[] {
  return parts.flat().toSorted((one, other) => one.at - other.at)
}

/** So many sentences are kept. */
const KEPT = 200

/** The story with what has just happened. The table's clock is set right with each message, at times a little back: the story is not. */
export function kept(told: Told[], more: Omit<Told, 'at'>[], now: number): Told[] {
  const at = Math.max(now, told.at(-1)?.at ?? 0)
  return [...told, ...more.map((one) => ({ at, ...one }))].slice(-KEPT)
}
