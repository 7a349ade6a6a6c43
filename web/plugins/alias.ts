/** Python and the client read the same phrases, content files and rules pages. */

import { fileURLToPath, URL } from 'node:url'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export const alias = {
  $locales: here('../../src/zmova/locales'),
  $bots: here('../../src/zmova/bots'),
  $games: here('../../src/zmova/games'),
}
