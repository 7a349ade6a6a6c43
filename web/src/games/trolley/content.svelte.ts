/** The shipped cards and arguments: fetched once for each language, when the table needs them. */

import type { OwnDecks } from '../../generated/trolley'
import type { Lang } from '../../table/i18n.svelte'
import { Wording } from '../../table/wording.svelte'
import { faceOf, type Face, type Words } from './cards'

type Content = Promise<{ default: Record<string, any> }>

const FILES: Record<Lang, () => [Content, Content, Content, Content]> = {
  uk: () => [
    import('$games/trolley/content/innocents.toml?lang=uk&without=tags,family'),
    import('$games/trolley/content/guilty.toml?lang=uk&without=tags,family'),
    import('$games/trolley/content/modifiers.toml?lang=uk&without=tags,family'),
    import('$games/trolley/content/arguments.toml?lang=uk'),
  ],
  en: () => [
    import('$games/trolley/content/innocents.toml?lang=en&without=tags,family'),
    import('$games/trolley/content/guilty.toml?lang=en&without=tags,family'),
    import('$games/trolley/content/modifiers.toml?lang=en&without=tags,family'),
    import('$games/trolley/content/arguments.toml?lang=en'),
  ],
}

const NOTHING: Words = { innocents: {}, guilty: {}, modifiers: {}, arguments: {} }

const content = new Wording(async (lang) => {
  const [innocents, guilty, modifiers, reasons] = (await Promise.all(FILES[lang]())).map((file) => file.default)
  return { innocents, guilty, modifiers, arguments: reasons } as Words
})

/** Fetches what is missing in the device's language. Call it from an effect. */
export const fetchContent = (): void => content.ask()

export const words = (): Words => content.words ?? NOTHING

export function face(card: string, decks: OwnDecks): Face {
  return faceOf(card, words(), decks)
}
