/** What a card says of its picture: words of the cast, each of them optional but the body. */
export interface Look {
  body: string
  face?: string
  hat?: string
  /** Where the text says more than the body does; else it is left to chance. */
  hair?: string
  prop?: string
  with?: string
  count?: number
  color?: string
}

/** A number that a text always gives again: it chooses hair, skin and stance where the words leave them open. */
export function seed(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** One of several, by a seed; `turn` asks for an independent choice. */
export function pick<T>(from: readonly T[], seeded: number, turn = 1): T {
  return from[Math.floor(seeded / turn) % from.length]!
}

/** What a table has for a word; a host's own word finds nothing, and nothing that is not ours. */
export function named<T>(table: Record<string, T>, word: string | undefined): T | undefined {
  return word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined
}
