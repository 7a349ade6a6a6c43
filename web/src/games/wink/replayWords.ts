/** Wink in words, for those who watch a match again. */

import type { Game } from '../../generated/wink'
import type { ReplayWords } from '../../table/contract'
import { t } from '../../table/i18n.svelte'
import { fetchAgents } from './masks/agents.svelte'
import { numbers } from './numbers'
import { spoken } from './spoken'
import { sentence } from './story'

export default {
  fetch: fetchAgents,
  tell: (notice, view, name) => sentence(notice, { view, name }),
  spoken,
  knows: ({ mine }, seats) => {
    if (!mine) return []
    const name = (seat: number): string => seats[seat]?.name ?? ''
    return [
      ...(mine.hand.length ? [t('replay-knows-wink-hand', { agents: numbers(mine.hand) })] : []),
      ...mine.seen.map(({ seat, player, agent }) =>
        t('replay-knows-wink-seen', { name: name(seat), player: name(player), agent }),
      ),
    ]
  },
} satisfies ReplayWords<Game>
