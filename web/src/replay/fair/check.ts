/** A stranger's check of a deal: from the seed, the salts and the rules to what everybody was dealt. */

import { commitment } from './dice'
import { readLog, type Finding, type Log } from './log'

const GAMES: Record<string, () => Promise<{ check: (log: Log) => Finding[] }>> = {
  spyfall: () => import('./spyfall'),
  passengers: () => import('./passengers'),
  trolley: () => import('./trolley'),
  wink: () => import('./wink'),
}

/** Throws where the file is no exported match of a game that is known here. */
export async function checked(file: unknown): Promise<Finding[]> {
  const log = readLog(file)
  const { check } = await GAMES[log.game]!()
  return [
    { what: 'commitment', holds: commitment(log.seed) === log.commitment },
    { what: 'unstacked', holds: Object.keys(log.stacked).length === 0 },
    { what: 'salts', holds: true, values: { count: log.salts.length } },
    ...check(log),
  ]
}
