/** Lines of talk in the device's language, and who may whisper. */

import type { Heard } from '../../generated/messages'
import type { View } from '../../generated/passengers'
import { has, t } from '../../table/i18n.svelte'
import { reactionOf } from '../../table/reactions'

/** Quick phrases, in the order that they are offered; each is `passengers-phrase-<id>` of the catalogue. */
export const PHRASES = [
  'trust-me',
  'you-lie',
  'raven',
  'wolf',
  'souls-there',
  'demon-there',
  'who-is-yours',
  'not-a-demon',
  'i-saw',
  'coin',
  'hm',
  'well',
] as const

export function spoken(line: Pick<Heard, 'text' | 'phrase'>): string {
  if (line.text) return line.text
  const key = `passengers-phrase-${line.phrase}`
  if (has(key)) return t(key)
  const reaction = reactionOf(line)
  return reaction ? t(`react-${reaction}`) : '…'
}

/** The one with whom I whisper while gifts are used; null when I don't. */
export function whisperer(view: View): number | null {
  const { pair, phase, hushed } = view.table
  if (view.me === null || !pair.includes(view.me) || phase.type !== 'giving' || hushed.includes(view.me)) return null
  return pair.find((seat) => seat !== view.me) ?? null
}
