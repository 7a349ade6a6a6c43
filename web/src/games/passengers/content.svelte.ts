/** The shipped words about gifts, factions and sets: fetched once for each language, when the table needs them. */

import type { Lang } from '../../table/i18n.svelte'
import { Wording } from '../../table/wording.svelte'

export interface GiftWords {
  name: string
  text: string
}

export interface FactionWords {
  name: string
  /** One player of that side: "masculine | feminine". */
  one: string
  goal: string
  tips: string[]
}

interface Words {
  gifts: Record<string, GiftWords>
  factions: Record<string, FactionWords>
  /** Boats, colours and sets as labels. */
  labels: Record<string, { name: string; line?: string }>
}

type Content = Promise<{ default: Record<string, any> }>

const FILES: Record<Lang, () => [Content, Content, Content]> = {
  uk: () => [
    import('$games/passengers/content/gifts.toml?lang=uk'),
    import('$games/passengers/content/factions.toml?lang=uk'),
    import('$games/passengers/content/boats.toml?lang=uk'),
  ],
  en: () => [
    import('$games/passengers/content/gifts.toml?lang=en'),
    import('$games/passengers/content/factions.toml?lang=en'),
    import('$games/passengers/content/boats.toml?lang=en'),
  ],
}

const NOTHING: Words = { gifts: {}, factions: {}, labels: {} }

const content = new Wording<Words>(async (lang) => {
  const [gifts, factions, labels] = await Promise.all(FILES[lang]())
  return { gifts: gifts.default, factions: factions.default, labels: labels.default }
})

/** Fetches what is missing in the device's language. Call it from an effect. */
export const fetchContent = (): void => content.ask()

const words = (): Words => content.words ?? NOTHING

export function giftName(gift: string): string {
  return words().gifts[gift]?.name ?? gift
}

export function giftText(gift: string): string {
  return words().gifts[gift]?.text ?? ''
}

export function factionWords(faction: string): FactionWords {
  return words().factions[faction] ?? { name: '', one: '', goal: '', tips: [] }
}

/** The line under a set's name. */
export function setLine(set: string): string {
  return words().labels[set]?.line ?? ''
}
