/** The shipped words and pictures: fetched once for each language, when the game needs them. */

import { lang, type Lang } from '../../table/i18n.svelte'
import type { Words } from './words'

type Part = { default: Record<string, any> }

function gather(classic: Part, ukraine: Part, topics: Part, vague: Part): Words {
  return {
    packs: { classic: classic.default, ukraine: ukraine.default },
    topics: topics.default,
    vague: vague.default,
  }
}

const SOURCES: Record<Lang, () => Promise<Words>> = {
  uk: async () =>
    gather(
      ...(await Promise.all([
        import('$games/spyfall/content/classic.toml?lang=uk'),
        import('$games/spyfall/content/ukraine.toml?lang=uk'),
        import('$games/spyfall/content/topics.toml?lang=uk'),
        import('$games/spyfall/content/vague.toml?lang=uk'),
      ])),
    ),
  en: async () =>
    gather(
      ...(await Promise.all([
        import('$games/spyfall/content/classic.toml?lang=en'),
        import('$games/spyfall/content/ukraine.toml?lang=en'),
        import('$games/spyfall/content/topics.toml?lang=en'),
        import('$games/spyfall/content/vague.toml?lang=en'),
      ])),
    ),
}

let loaded = $state.raw<Partial<Record<Lang, Words>>>({})
let drawn = $state.raw<Record<string, string> | null>(null)
const asked = new Set<string>()

/** Fetches what is missing for the device's language. Call it from an effect. */
export function fetchContent(): void {
  const wanted = lang()
  if (!asked.has(wanted)) {
    asked.add(wanted)
    SOURCES[wanted]().then(
      (words) => (loaded = { ...loaded, [wanted]: words }),
      () => asked.delete(wanted),
    )
  }
  if (!asked.has('pictures')) {
    asked.add('pictures')
    import('./pictures').then(
      (module) => (drawn = module.default),
      () => asked.delete('pictures'),
    )
  }
}

const NOTHING: Words = { packs: {}, topics: {}, vague: {} }

/** The words in the device's language; the other language's, or none, until they have come. */
export function words(): Words {
  return loaded[lang()] ?? loaded.uk ?? loaded.en ?? NOTHING
}

/** The address of a place's picture; a host's own places share one. */
export function picture(place: string): string | undefined {
  return drawn?.[place] ?? drawn?.['own']
}
