/** Spyfall in words, for those who watch a match again. */

import type { Game } from '../../generated/spyfall'
import type { ReplayWords } from '../../table/contract'
import { t } from '../../table/i18n.svelte'
import { packsOf } from './options'
import { fetchContent, words } from './content.svelte'
import { spoken } from './spoken'
import { sentence } from './story'
import { placeName, roleName } from './words'

export default {
  fetch: ({ table }) =>
    fetchContent(
      packsOf(
        table.places.map((place) => place.id),
        words().packs['classic'],
      ),
    ),
  tell: (notice, view, name) => sentence(notice, { view, name }),
  spoken,
  knows: ({ me, table, mine }, seats) => {
    if (!mine) return []
    const { spy, location, role, ballot } = mine
    const form = seats[me ?? -1]?.form ?? null
    const part = location === null ? null : roleName(location, role, form, words(), table.own)
    return [
      ...(spy ? [t('replay-knows-spyfall-spy')] : []),
      ...(location === null
        ? []
        : [t('replay-knows-spyfall-place', { place: placeName(location, words(), table.own) })]),
      ...(part ? [t('replay-knows-spyfall-role', { role: part })] : []),
      ...(ballot === null ? [] : [t('replay-knows-spyfall-ballot', { guilty: ballot ? 'yes' : 'no' })]),
    ]
  },
} satisfies ReplayWords<Game>
