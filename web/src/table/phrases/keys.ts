/** Which phrases there are: a misspelled key does not compile. */

import type { Phrases } from '../../generated/phrases'

/** What is said of any game: `tests/test_house_words.py` sees that each has it. */
type OfAnyGame = `game-${string}` | `lesson-${string}-${string}`

export type Phrase = keyof Phrases | OfAnyGame

/** The ends of all keys that begin so: `After<'wink-call-'>` is `'turn' | 'over' | ...`. */
export type After<Start extends string, Key = keyof Phrases> = Key extends `${Start}${infer End}` ? End : never

/** A key that is put together at run time from parts that no type knows. Where it may be missing, ask `has` instead. */
export const built = (key: string): Phrase => key as Phrase
