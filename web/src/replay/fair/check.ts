/** A stranger's check of a deal: from the seed, the salts and the rules to what everybody was dealt.
 *
 * Whether the seed was there before the deal only a device can tell that was shown its print then.
 */

import type { Promised } from '../../table/promises'
import { commitment } from './dice'
import { checkOf } from './games'
import { readLog, type Finding, type Log } from './log'

/** Throws where the file is no exported match of a game that is known here. */
export async function checked(file: unknown, promised: Promised | null): Promise<Finding[]> {
  const log = readLog(file)
  const { check } = await checkOf(log.game)!()
  return [...kept(log, promised), { what: 'unstacked', holds: Object.keys(log.stacked).length === 0 }, ...check(log)]
}

function kept({ seed, salts, commitment: published }: Log, promised: Promised | null): Finding[] {
  const print = commitment(seed)
  const given = promised?.salts ?? []
  return [
    promised ? { what: 'shown', holds: print === promised.commitment } : { what: 'not-shown', holds: null },
    ...(published === null ? [] : [{ what: 'commitment', holds: print === published }]),
    given.length
      ? { what: 'own-salts', holds: given.every((salt) => salts.includes(salt)), values: { count: given.length } }
      : { what: 'salts', holds: null, values: { count: salts.length } },
  ]
}

/** Null where nothing is wrong but this device can't vouch for the seed. */
export function verdict(lines: Finding[]): boolean | null {
  if (lines.some(({ holds }) => holds === false)) return false
  return lines.some(({ what }) => what === 'shown') ? true : null
}
