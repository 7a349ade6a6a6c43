/** The round's clock as it stands now. */

import type { Table } from '../../generated/spyfall'

export interface Clock {
  runs: boolean
  /** Milliseconds. */
  left: number
  /** Of the whole round, from 1 down to 0, by whole seconds: the rim of the desk is large, and costs a phone much to draw. */
  part: number
}

export function clockOf(table: Table, now: number): Clock {
  const { phase } = table
  const runs = phase.type === 'questions'
  let left = 0
  if (phase.type === 'look') left = table.clock
  else if (phase.type === 'questions') left = phase.ends - now
  else if (phase.type === 'vote' || phase.type === 'guess') left = phase.left
  left = Math.min(table.clock, Math.max(0, left))
  return { runs, left, part: table.clock > 0 ? (secondsOf(left) * 1000) / table.clock : 0 }
}

const secondsOf = (left: number): number => Math.ceil(left / 1000)

/** 65 000 → "1:05" */
export function digits(left: number): string {
  const seconds = secondsOf(left)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
