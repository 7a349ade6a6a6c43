/** Lines of talk in the device's language. */

import { spokenIn } from '../../table/talk/spoken'

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

export const spoken = spokenIn('wink')
