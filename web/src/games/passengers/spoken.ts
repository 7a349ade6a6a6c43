/** Lines of talk in the device's language, and who may whisper. */

import type { View } from '../../generated/passengers'
import { spokenIn } from '../../table/talk/spoken'

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

export const spoken = spokenIn('passengers')

/** The one with whom I whisper while gifts are used; null when I don't. */
export function whisperer(view: View): number | null {
  const { pair, phase, hushed } = view.table
  if (view.me === null || !pair.includes(view.me) || phase.type !== 'giving' || hushed.includes(view.me)) return null
  return pair.find((seat) => seat !== view.me) ?? null
}
