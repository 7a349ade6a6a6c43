/** What was last said of a passenger, as a small sign at it. */

import type { Said } from '../../generated/passengers'

export interface Saying {
  kind: Said['kind']
  color: Said['color']
  /** Others say something else. */
  contested: boolean
}

/** Claims come in the order in which they were made. */
export function sayingOf(claims: Said[], id: number): Saying | null {
  const about = claims.filter((claim) => claim.id === id)
  const last = about.at(-1)
  if (!last) return null
  const { kind = null, color = null } = last
  const contested = about.some((one) => differ(one.kind, kind) || differ(one.color, color))
  return { kind, color, contested }
}

const differ = (one: string | null | undefined, other: string | null): boolean => Boolean(one && other && one !== other)
