/** The bots as everybody knows them: by name and face. Rooms and records know a bot by its number. */

import characters from '$bots/content/characters.toml?without=bold,frank,quick'
import { lang, type Lang } from './i18n.svelte'

interface Character extends Record<Lang, { name: string }> {
  form: 'm' | 'f'
  /** As a player's mask. */
  face: number[]
}

const ALL = Object.values<Character>(characters)
const known = (bot: number): Character => ALL[bot % ALL.length]!

export const botName = (bot: number): string => known(bot)[lang()].name
export const botMask = (bot: number): number[] => known(bot).face
export const botForm = (bot: number): 'm' | 'f' => known(bot).form
