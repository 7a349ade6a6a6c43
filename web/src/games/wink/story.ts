/** What happened, in sentences. */

import { TOLD, type Deed, type Silence } from '../../generated/wink'
import { list, t } from '../../table/i18n.svelte'
import { storyOf, type Scene } from '../../table/story/sentences'
import { agentName } from './masks/agents.svelte'

/** W12: each partner once, with the numbers. */
function silences(which: Silence[], { name }: Scene): string {
  const seats = [...new Set(which.map(({ seat }) => seat))].toSorted((one, other) => one - other)
  const agents = (seat: number) => which.filter((one) => one.seat === seat).map(({ agent }) => agent)
  return list(seats.map((seat) => t('wink-silent', { name: name(seat), agents: agents(seat).join(', ') })))
}

export const sentence = storyOf('wink', TOLD, { agents: agentName, silent: silences })

/** Only I was told: a wink that I saw or made. */
export const secret = ({ type }: { type: string }): boolean => type === 'winked'

/** A deed of the record, told as it was told then. */
export function deedText({ kind, ...deed }: Deed, scene: Scene): string {
  return sentence({ type: kind, right: false, ...deed } as { type: string }, scene) ?? ''
}
