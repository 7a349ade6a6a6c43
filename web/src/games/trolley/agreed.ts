/** What the table agrees on: the options with their defaults, as the rules read them. */

import type { Options, OwnDecks } from '../../generated/trolley'
import type { Deck } from './teams'

export const MOST_OWN = 200
export const LONGEST = 120

export interface Agreed {
  family: boolean
  arrange: boolean
  valerii: boolean
  accomplices: boolean
  argue_seconds: number | null
  pick_seconds: number | null
  modifier_seconds: number | null
  pause_seconds: number | null
  own: OwnDecks
  only_own: boolean
}

export function agreed(options: Options): Agreed {
  return {
    family: false,
    arrange: true,
    valerii: false,
    accomplices: false,
    argue_seconds: 180,
    pick_seconds: null,
    modifier_seconds: null,
    pause_seconds: null,
    own: {},
    only_own: false,
    ...options,
  }
}

/** One card a line, each once, as the rules want them. */
export function typed(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/\s+/gu, ' ').trim().slice(0, LONGEST).trim())
  return [...new Set(lines.filter(Boolean))].slice(0, MOST_OWN)
}

/** Cards out of a file join those that are there. */
export function joined(own: OwnDecks, more: OwnDecks): OwnDecks {
  const deck = (name: Deck): string[] => [...new Set([...(own[name] ?? []), ...(more[name] ?? [])])].slice(0, MOST_OWN)
  return { innocents: deck('innocents'), guilty: deck('guilty'), modifiers: deck('modifiers') }
}

export function ownCount(own: OwnDecks): number {
  return (own.innocents?.length ?? 0) + (own.guilty?.length ?? 0) + (own.modifiers?.length ?? 0)
}
