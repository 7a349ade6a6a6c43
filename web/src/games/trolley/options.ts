/** The hosts' own cards. */

import { OPTIONS, type OwnDecks } from '../../generated/trolley'
import { oneLine } from '../../table/options/fields'
import type { Deck } from './teams'

const { longest: MOST_OWN, each } = OPTIONS.own.fields.innocents
export { MOST_OWN }

/** One card a line, each once, as the rules want them. */
export function typed(text: string): string[] {
  const lines = text.split('\n').map((line) => oneLine(line, each.longest))
  return [...new Set(lines.filter((line) => line !== null))].slice(0, MOST_OWN)
}

/** Cards out of a file join those that are there. */
export function joined(own: OwnDecks, more: OwnDecks): OwnDecks {
  const deck = (name: Deck): string[] => [...new Set([...(own[name] ?? []), ...(more[name] ?? [])])].slice(0, MOST_OWN)
  return { innocents: deck('innocents'), guilty: deck('guilty'), modifiers: deck('modifiers') }
}

export function ownCount(own: OwnDecks): number {
  return (own.innocents?.length ?? 0) + (own.guilty?.length ?? 0) + (own.modifiers?.length ?? 0)
}
