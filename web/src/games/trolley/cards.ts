/** Reads cards and arguments in the words of one language; a host's own cards read the same in all. */

import type { Argument, OwnDecks } from '../../generated/trolley'
import { guess } from './cast/guess'
import type { Look } from './cast/look'
import { DECKS, type Deck } from './teams'

export interface CardWords {
  text: string
  /** A name for labels and speech. */
  short?: string
  lives?: number
  look?: Look
}

export interface ReasonWords {
  chip: string
  /** About a character: `{name}`. */
  lines: string[]
  /** About a modifier on it: `{name}`, `{modifier}`. */
  pinned: string[]
}

export interface Words extends Record<Deck, Record<string, CardWords>> {
  arguments: Record<string, ReasonWords>
}

export interface Face {
  text: string
  short: string
  lives: number
  look: Look
}

const SHORT = 26

/** At the end of a word, if there is one. */
export function shortened(text: string, most = SHORT): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s,.:;—–-]+$/u, '')}…`
}

function own(card: string, decks: OwnDecks): string | null {
  const [, deck, number] = /^own-(innocents|guilty|modifiers)-(\d+)$/.exec(card) ?? []
  return deck ? (decks[deck as Deck]?.[Number(number) - 1] ?? '') : null
}

export function faceOf(card: string, words: Words, decks: OwnDecks): Face {
  const typed = own(card, decks)
  if (typed !== null) return { text: typed, short: shortened(typed), lives: 1, look: guess(typed) }
  const { text = '', short, lives = 0, look } = DECKS.map((deck) => words[deck][card]).find(Boolean) ?? {}
  return { text, short: short ?? shortened(text), lives, look: look ?? guess(card) }
}

/** A modifier goes on from its character's text. */
export function continued(text: string): string {
  return text.startsWith('…') ? text : `… ${text}`
}

/** A character as it is now: "A granny with a cart …in your kitchen". */
export function sentence(text: string, modifiers: string[]): string {
  return [text, ...modifiers.map(continued)].join(' ')
}

/** What an argument was about: cards, so that it can be read when the tracks are gone. */
export type About = Pick<Argument, 'reason' | 'wording' | 'card' | 'pin'>

const INNER: Record<string, string> = { '«': '„', '»': '“', '“': '‘', '”': '’' }

/** A text inside quotation marks has others of its own. */
export function quoted(text: string): string {
  return text.replace(/[«»“”]/gu, (mark) => INNER[mark] ?? mark)
}

/** A line said to the driver, who names cards in quotation marks; empty until the words have come. */
export function lineOf({ reason, wording = 0, card = '', pin = null }: About, words: Words, decks: OwnDecks): string {
  const { lines = [], pinned = [] } = words.arguments[reason] ?? {}
  const pool = pin === null ? lines : pinned
  const modifier = pin === null ? '' : faceOf(pin, words, decks).text
  return (pool[wording % pool.length] ?? '')
    .replaceAll('{name}', quoted(faceOf(card, words, decks).short))
    .replaceAll('{modifier}', quoted(modifier))
}
