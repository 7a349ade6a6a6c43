/** What happened, in sentences. */

import { TOLD, type Deed, type Silence } from '../../generated/wink'
import { list, t } from '../../table/i18n.svelte'
import { storyOf, type Scene } from '../../table/story/sentences'
import { agentName } from './masks/agents.svelte'
import { bySeat } from './silent'

const silences = (silent: Silence[], { name }: Scene): string =>
  list(bySeat(silent).map(({ seat, agents }) => t('wink-silent', { name: name(seat), agents })))

export const sentence = storyOf('wink', TOLD, { agents: agentName, silent: silences })

/** Only I was told: a wink that I saw or made. */
export const secret = ({ type }: { type: string }): boolean => type === 'winked'

/** A deed of the record, told as it was told then. */
export function deedText({ kind, ...deed }: Deed, scene: Scene): string {
  return sentence({ type: kind, right: false, ...deed } as { type: string }, scene) ?? ''
}
