/** What the table agrees on: the options with their defaults, as the rules read them. */

import type { Options } from '../../generated/wink'

export const LONGEST_NOTE = 80
export const EYES = ['masks', 'real'] as const
export const SIGNALS = ['wink', 'nod', 'hand'] as const

export type Agreed = Required<Options>

export function agreed(options: Options): Agreed {
  return { eyes: 'masks', signal: 'wink', note: null, turn_seconds: null, ...options }
}

/** W25: one line, as the rules want it; nothing is no note. */
export function noteOf(text: string): string | null {
  return text.replace(/\s+/gu, ' ').trim().slice(0, LONGEST_NOTE).trim() || null
}
