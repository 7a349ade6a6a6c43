/** Lines of talk in the device's language. */

import type { Heard } from '../../generated/messages'
import { has, t } from '../../table/i18n.svelte'
import { reactionOf } from '../../table/reactions'

/** Quick phrases, in the order that they are offered; each is `wink-phrase-<id>` of the catalogue. */
export const PHRASES = [
  'i-see',
  'blinked',
  'fly',
  'look-away',
  'psst',
  'who',
  'too-quiet',
  'handsome',
  'not-me',
  'waltz',
  'well',
  'hm',
] as const

export function spoken(line: Pick<Heard, 'text' | 'phrase'>): string {
  if (line.text) return line.text
  const key = `wink-phrase-${line.phrase}`
  if (has(key)) return t(key)
  const reaction = reactionOf(line)
  return reaction ? t(`react-${reaction}`) : '…'
}
