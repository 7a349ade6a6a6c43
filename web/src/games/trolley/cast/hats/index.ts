import { named } from '../look'
import { HARD } from './hard'
import type { Hat } from './hat'
import { SOFT } from './soft'

const HATS: Record<string, Hat> = { ...SOFT, ...HARD }

/** The same word is worn otherwise by some: surgeons mask the mouth, gentlemen tie a bow at the neck. */
const OTHERWISE: Record<string, Record<string, string>> = {
  mask: { doctor: 'surgical' },
  veil: { grandpa: 'net' },
  bow: { suit: 'bowtie', man: 'bowtie', teen: 'bowtie', frog: 'bowtie' },
  bandage: { ghost: 'mummy' },
}
const VARIANTS = Object.values(OTHERWISE).flatMap((by) => Object.values(by))

export const HAT_WORDS: readonly string[] = Object.keys(HATS).filter((word) => !VARIANTS.includes(word))

export function hatOf(word: string | undefined, body: string): Hat | undefined {
  return named(HATS, named(named(OTHERWISE, word) ?? {}, body) ?? word)
}
