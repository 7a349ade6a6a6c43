/** The shipped words and pictures: fetched once for each language, when the table needs them. */

import type { Lang } from '../../table/i18n.svelte'
import { Lazy } from '../../table/lazy.svelte'
import { Wording } from '../../table/wording.svelte'
import { PACKS, type Pack } from './options'
import type { Place, Words } from './words'

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

const speech = new Wording<Pick<Words, 'topics' | 'vague'>>(async (lang) => {
  const [topics, vague] = await Promise.all(SPEECH[lang]())
  return { topics: topics.default, vague: vague.default }
})

const places = ofPacks(
  (pack) => new Wording<Record<string, Place>>(async (lang) => (await PLACES[pack][lang]()).default),
)
const pictures = ofPacks((pack) => new Lazy<Record<string, string>>(async () => (await PICTURES[pack]()).default))

function ofPacks<One>(make: (pack: Pack) => One): Record<Pack, One> {
  return { classic: make('classic'), ukraine: make('ukraine') }
}

/** Fetches what is missing of these packs in the device's language. Call it from an effect. */
export function fetchContent(packs: readonly Pack[]): void {
  speech.ask()
  for (const pack of packs) {
    places[pack].ask()
    pictures[pack].ask()
  }
}

/** What has come of the words. */
export function words(): Words {
  const packs = PACKS.flatMap((pack) => (places[pack].words ? [[pack, places[pack].words] as const] : []))
  const { topics, vague } = speech.words ?? { topics: {}, vague: {} }
  return { packs: Object.fromEntries(packs), topics, vague }
}

/** The address of a place's picture; a host's own places share one. */
export function picture(place: string): string | undefined {
  const drawn = (id: string): string | undefined => PACKS.map((pack) => pictures[pack].screens?.[id]).find(Boolean)
  return drawn(place) ?? drawn('own')
}
