/** W5: the shipped words and looks of the agents: fetched once for each language, when the table needs them. */

import { lang, type Lang } from '../../../table/i18n.svelte'
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

const AGAIN = 2000
let loaded = $state.raw<Partial<Record<Lang, Agents>>>({})
const asked = new Set<Lang>()

/** Fetches what is missing in the device's language. Call it from an effect. */
export function fetchAgents(): void {
  const wanted = lang()
  if (asked.has(wanted)) return
  asked.add(wanted)
  FILES[wanted]()
    .then((file) => {
      loaded = { ...loaded, [wanted]: file.default as Agents }
    })
    .catch(() =>
      setTimeout(() => {
        asked.delete(wanted)
        fetchAgents()
      }, AGAIN),
    )
}

/** Nothing until the words have come. */
export function agentOf(agent: number): Agent | undefined {
  return (loaded[lang()] ?? loaded.uk ?? loaded.en)?.[agent]
}

/** Sentences name agents, so they wait for the words. */
export const agentsHere = (): boolean => agentOf(1) !== undefined
export const agentName = (agent: number): string => agentOf(agent)?.name ?? ''
export const agentLine = (agent: number): string => agentOf(agent)?.line ?? ''
