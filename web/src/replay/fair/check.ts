/** A stranger's check of a deal: from the seed, the salts and the rules to what everybody was dealt.
 *
 * Whether the seed was there before the deal only a device can tell that was shown its print then.
 */

import type { Promised } from '../../table/promises'
import { seal } from '../../table/seals'
import { commitment } from './dice'
import { checkOf } from './games'
import { equal, readLog, type Finding, type Log } from './log'

/** Throws where the file is no exported match of a game that is known here. */
export async function checked(file: unknown, promised: Promised | null): Promise<Finding[]> {
  const log = readLog(file)
  const { check } = await checkOf(log.game)!()
  return [
    ...kept(log, promised),
    ...sealed(log, promised),
    { what: 'unstacked', holds: Object.keys(log.stacked).length === 0 },
    ...check(log),
  ]
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

/** Every salt is the one under its seal, and the seals are those that lay open before the deal. */
function sealed({ sealed, salts, commitment: published }: Log, promised: Promised | null): Finding[] {
  const shown = promised?.seals ?? null
  const own = [...(promised?.salts ?? []), ...(promised?.late ?? [])]
  const others = salts.filter((salt) => !own.includes(salt)).length
  // Whoever chose those when all else was known chose the deal: the seed alone proves nothing then.
  const unseen: Finding[] = promised && !shown && others ? [{ what: 'others', holds: null }] : []
  if (!sealed) return shown ? [{ what: 'seals-shown', holds: false }] : unseen
  const open = sealed.salts.filter((salt) => salt !== null)
  const shut = sealed.seals.filter((one, seat) => one !== null && sealed.salts[seat] === null).length
  const fits =
    published !== null &&
    sealed.seals.length === sealed.salts.length &&
    equal(open, salts) &&
    sealed.salts.every((salt, seat) => salt === null || seal(published, salt) === sealed.seals[seat])
  return [
    { what: 'seals', holds: fits },
    ...(shown ? [{ what: 'seals-shown', holds: equal(shown, sealed.seals) }] : unseen),
    ...(shut ? [{ what: 'shut', holds: null, values: { count: shut } }] : []),
    ...(promised?.late.some((salt) => !salts.includes(salt)) ? [{ what: 'late', holds: null }] : []),
    ...(promised?.broken ? [{ what: 'broken', holds: null, values: { count: promised.broken } }] : []),
  ]
}

/** Null where nothing is wrong but this device can't vouch for the seed and the salts of others. */
export function verdict(lines: Finding[]): boolean | null {
  if (lines.some(({ holds }) => holds === false)) return false
  const vouched = lines.some(({ what }) => what === 'shown') && !lines.some(({ what }) => what === 'others')
  return vouched ? true : null
}
