/** The shipped cards and arguments: fetched once for each language, when the table needs them. */

import type { OwnDecks } from '../../generated/trolley'
import { lang, type Lang } from '../../table/i18n.svelte'
import { faceOf, type Face, type Words } from './cards'
import type { Deck } from './teams'

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

let loaded = $state.raw<Partial<Record<Lang, Words>>>({})
const asked = new Set<Lang>()

/** Fetches what is missing in the device's language. Call it from an effect. */
export function fetchContent(): void {
  const wanted = lang()
  if (asked.has(wanted)) return
  asked.add(wanted)
  Promise.all(FILES[wanted]())
    .then((files) => {
      const [innocents, guilty, modifiers, reasons] = files.map((file) => file.default)
      loaded = { ...loaded, [wanted]: { innocents, guilty, modifiers, arguments: reasons } as Words }
    })
    .catch(() => asked.delete(wanted))
}

/** The words in the device's language; the other language's, or none, until they have come. */
export function words(): Words {
  return loaded[lang()] ?? loaded.uk ?? loaded.en ?? NOTHING
}

export function face(card: string, deck: Deck, decks: OwnDecks): Face {
  return faceOf(card, deck, words(), decks)
}
