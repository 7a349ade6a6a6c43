/** The shipped words and pictures: fetched once for each language, when the table needs them. */

import { lang, type Lang } from '../../table/i18n.svelte'
import type { Pack } from './agreed'
import type { Words } from './words'

type Content = Promise<{ default: Record<string, any> }>

const SPEECH: Record<Lang, () => [Content, Content]> = {
  uk: () => [
    import('$games/spyfall/content/topics.toml?lang=uk&without=more,less'),
    import('$games/spyfall/content/vague.toml?lang=uk'),
  ],
  en: () => [
    import('$games/spyfall/content/topics.toml?lang=en&without=more,less'),
    import('$games/spyfall/content/vague.toml?lang=en'),
  ],
}

const PLACES: Record<Pack, Record<Lang, () => Content>> = {
  classic: {
    uk: () => import('$games/spyfall/content/classic.toml?lang=uk'),
    en: () => import('$games/spyfall/content/classic.toml?lang=en'),
  },
  ukraine: {
    uk: () => import('$games/spyfall/content/ukraine.toml?lang=uk'),
    en: () => import('$games/spyfall/content/ukraine.toml?lang=en'),
  },
}

const PICTURES: Record<Pack, () => Content> = {
  classic: () => import('./pictures/classic-pictures'),
  ukraine: () => import('./pictures/ukraine-pictures'),
}

const NOTHING: Words = { packs: {}, topics: {}, vague: {} }

let loaded = $state.raw<Partial<Record<Lang, Words>>>({})
let drawn = $state.raw<Record<string, string>>({})
const asked = new Set<string>()

function once(what: string, fetch: () => Promise<void>): void {
  if (asked.has(what)) return
  asked.add(what)
  fetch().catch(() => asked.delete(what))
}

function add(lang: Lang, part: (words: Words) => Partial<Words>): void {
  const words = loaded[lang] ?? NOTHING
  loaded = { ...loaded, [lang]: { ...words, ...part(words) } }
}

/** Fetches what is missing of these packs in the device's language. Call it from an effect. */
export function fetchContent(packs: readonly Pack[]): void {
  const wanted = lang()
  once(wanted, async () => {
    const [topics, vague] = await Promise.all(SPEECH[wanted]())
    add(wanted, () => ({ topics: topics.default, vague: vague.default }))
  })
  for (const pack of packs) {
    once(`${pack} ${wanted}`, async () => {
      const { default: places } = await PLACES[pack][wanted]()
      add(wanted, (words) => ({ packs: { ...words.packs, [pack]: places } }))
    })
    once(pack, async () => {
      const { default: pictures } = await PICTURES[pack]()
      drawn = { ...drawn, ...pictures }
    })
  }
}

/** The words in the device's language; the other language's, or none, until they have come. */
export function words(): Words {
  return loaded[lang()] ?? loaded.uk ?? loaded.en ?? NOTHING
}

/** The address of a place's picture; a host's own places share one. */
export function picture(place: string): string | undefined {
  return drawn[place] ?? drawn['own']
}
