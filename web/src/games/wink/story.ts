/** What happened, in sentences. */

import { TOLD, type Deed } from '../../generated/wink'
import { storyOf, type Scene } from '../../table/story/sentences'
import { agentName } from './masks/agents.svelte'

export const sentence = storyOf('wink', TOLD, { agents: agentName })

/** Only I was told: a wink that I saw or made. */
export const secret = ({ type }: { type: string }): boolean => type === 'winked'

/** A deed of the record, told as it was told then. */
export function deedText({ kind, ...deed }: Deed, scene: Scene): string {
  return sentence({ type: kind, right: false, ...deed } as { type: string }, scene) ?? ''
}
