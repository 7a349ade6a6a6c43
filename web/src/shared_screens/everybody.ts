/** A seat's standing cut to what everybody at the table may know. */

import type { Standing } from '../table/resume'

/** Built up from what is public. Notices stay away: some of them were for this seat alone. */
export function ofEverybody({ view, talk, batch, ...standing }: Standing): Standing {
  return {
    ...standing,
    view: view && { me: null, table: view.table, mine: null, choices: [] },
    talk: talk.filter((line) => line.to === 'all'),
    batch: { n: batch.n, notices: [] },
  }
}
