/** What is still in the air: each seat's latest line, for a few seconds. */

import type { Heard } from '../../generated/messages'

const LASTS = 6000

/** Quick phrases, in the order that they are offered; each is `spyfall-phrase-<id>` of the catalogue. */
export const PHRASES = ['hm', 'suspicious', 'good-question', 'not-me', 'sure', 'hurry', 'too-much', 'i-know'] as const

export function linesOf(talk: Heard[], now: number): Heard[] {
  const latest = new Map<number, Heard>()
  for (const line of talk) if (line.at > now - LASTS) latest.set(line.seat, line)
  return [...latest.values()]
}
