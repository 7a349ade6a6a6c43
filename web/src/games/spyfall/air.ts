/** What is still in the air: each seat's latest line, for a few seconds. */

import type { Heard } from '../../generated/messages'

const LASTS = 6000

export function linesOf(talk: Heard[], now: number): Heard[] {
  const latest = new Map<number, Heard>()
  for (const line of talk) if (line.at > now - LASTS) latest.set(line.seat, line)
  return [...latest.values()]
}
