/** W5: the shipped words and looks of the agents: fetched once for each language, when the table needs them. */

import type { Lang } from '../../../table/i18n.svelte'
import { Wording } from '../../../table/wording.svelte'
import type { Look } from './look'

export interface Agent {
  name: string
  line: string
  look: Look
}

type Agents = Record<string, Agent>

const FILES: Record<Lang, () => Promise<{ default: Record<string, any> }>> = {
  uk: () => import('$games/wink/content/agents.toml?lang=uk'),
  en: () => import('$games/wink/content/agents.toml?lang=en'),
}

const agents = new Wording<Agents>(async (lang) => (await FILES[lang]()).default)

/** Fetches what is missing in the device's language. Call it from an effect. */
export const fetchAgents = (): void => agents.ask()

/** Nothing until the words have come. */
export const agentOf = (agent: number): Agent | undefined => agents.words?.[agent]

/** Sentences name agents, so they wait for the words. */
export const agentsHere = (): boolean => agentOf(1) !== undefined
export const agentName = (agent: number): string => agentOf(agent)?.name ?? ''
export const agentLine = (agent: number): string => agentOf(agent)?.line ?? ''
