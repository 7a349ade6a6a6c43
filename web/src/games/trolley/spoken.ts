/** Lines of talk in the device's language. */

import { spokenIn } from '../../table/talk/spoken'

/** Quick phrases, in the order that they are offered; each is `trolley-phrase-<id>` of the catalogue. */
export const PHRASES = [
  'not-us',
  'look-there',
  'they-started',
  'conscience',
  'cookies',
  'brake',
  'philosophers',
  'nothing-personal',
  'remember',
  'ding',
  'well',
  'hm',
] as const

export const spoken = spokenIn('trolley')
