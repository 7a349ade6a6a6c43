/** Whether a page that misses a part of itself should be loaded again: at most once for each version of the client. */

/** A browser may remember for good that a part did not come: asking again is of no use then. */
const IN_VAIN = 3
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/

/**
 * `mine` is the script this page began with, `page` what the server would send now ('' when it is not there), `reloaded`
 * the name of the last reload. A name for this one, or null: wait and ask again.
 */
export function reloadFor(mine: string, page: string, failures: number, reloaded: string | null): string | null {
  const theirs = ENTRY.exec(page)?.[1]
  if (!theirs || (theirs === mine && failures < IN_VAIN)) return null
  const name = `${mine} ${theirs}`
  return name === reloaded ? null : name
}
