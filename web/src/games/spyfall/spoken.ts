/** Lines of exchanges and of talk as one string in the device's language. */

import { t } from '../../table/i18n.svelte'
import { spokenIn } from '../../table/talk/spoken'
import { words } from './content.svelte'
import { aside, type Utterance } from './words'

/** Quick phrases, in the order that they are offered; each is `spyfall-phrase-<id>` of the catalogue. */
export const PHRASES = ['hm', 'suspicious', 'good-question', 'not-me', 'sure', 'hurry', 'too-much', 'i-know'] as const

/** A line that is words; null when it was spoken at the real table. */
export function written(line: Utterance): string | null {
  if (line.kind === 'words') return line.text
  return line.kind === 'grade' ? t(`spyfall-grade-${line.grade}`) : null
}

/** A line of talk: as typed, a quick phrase, or a bot's aside. */
export const spoken = spokenIn('spyfall', (phrase) => aside(phrase, words()))
