/** What happened, in sentences. */

import type { Deed, Notice, Table, View } from '../../generated/wink'
import { list, t } from '../../table/i18n.svelte'
import { agentName } from './masks/agents.svelte'

export interface Scene {
  view: View
  name: (seat: number) => string
}

const key = (event: string, you: boolean): string => `wink-story-${event}${you ? '-you' : ''}`

/** A deed that everybody saw. */
export function deedText(deed: Deed, { view: { me }, name }: Scene): string {
  const { kind, seat, agent, player, holder, right } = deed
  const missed = (kind === 'named' || kind === 'caught') && !right
  const who = (one: number | null | undefined): string => (one == null ? '' : name(one))
  return t(key(missed ? `${kind}-wrong` : kind, seat === me), {
    name: name(seat),
    agent: agent ?? 0,
    who: agent == null ? '' : agentName(agent),
    player: who(player),
    holder: who(holder),
  })
}

/** The same of a notice as of the deed in the record. */
export function deedOf(notice: Notice, at: number): Deed | null {
  switch (notice.type) {
    case 'called':
      return { at, kind: 'called', seat: notice.seat, agent: notice.agent }
    case 'passed':
      return { at, kind: 'passed', seat: notice.seat }
    case 'named': {
      const { seat, agent, player, holder } = notice
      return { at, kind: 'named', seat, agent, player, holder, right: player === holder }
    }
    case 'caught': {
      const { seat, agent, player, right } = notice
      return { at, kind: 'caught', seat, agent, player, holder: right ? player : null, right }
    }
    default:
      return null
  }
}

/** Looks are too many to be told; a wink is told to those alone who saw it, since nobody else has the notice. */
export function sentence(notice: Notice, scene: Scene): string | null {
  const { view, name } = scene
  const { me, table } = view
  switch (notice.type) {
    case 'dealt':
      return t(key('dealt', notice.first === me), { name: name(notice.first) })
    case 'winked':
      return winkText(notice, table, me, name)
    case 'match-ended':
      if (!notice.winners.length) return t('wink-over-broken')
      return t('wink-story-match-ended', { count: notice.winners.length, names: list(notice.winners.map(name)) })
    default: {
      const deed = deedOf(notice, 0)
      return deed && deedText(deed, scene)
    }
  }
}

function winkText(
  { seat, player }: { seat: number; player: number },
  { signal }: Table,
  me: number | null,
  name: Scene['name'],
): string {
  const event = seat === me ? 'winked-you' : player === me ? 'winked-to-you' : 'winked'
  return t(`wink-story-${event}`, { name: name(seat), player: name(player), signal })
}
