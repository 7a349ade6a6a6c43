/** The games whose deals this device can work out by itself: those with a `fair.ts` in their folder. */

import type { Finding, Log } from './log'

const checks = import.meta.glob<{ check: (log: Log) => Finding[] }>('../../games/*/fair.ts')

export function checkOf(game: string): (() => Promise<{ check: (log: Log) => Finding[] }>) | undefined {
  return checks[`../../games/${game}/fair.ts`]
}
