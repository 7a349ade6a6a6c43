/** The page's own words, in both languages at once. */

import { existsSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['uk', 'en'] as const
export type Lang = (typeof LANGUAGES)[number]
export type Both = Record<Lang, string>

const source = (path: string): URL => new URL(`../../src/zmova/${path}`, import.meta.url)

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** What every page says, and what the game says at play and on its page. */
export function phrasebook(game: string): (key: string, values?: Record<string, FluentVariable>) => Both {
  const bundles = Object.fromEntries(
    LANGUAGES.map((lang) => {
      const bundle = new FluentBundle(lang, { useIsolating: false })
      const own = ['play', 'cards'].map((name) => source(`games/${game}/words/${lang}/${name}.ftl`))
      for (const file of [source(`locales/${lang}/cards.ftl`), ...own.filter((one) => existsSync(one))])
        bundle.addResource(new FluentResource(readFileSync(file, 'utf8')))
      return [lang, bundle]
    }),
  ) as Record<Lang, FluentBundle>
  const say = (lang: Lang, key: string, values: Record<string, FluentVariable>): string => {
    const pattern = bundles[lang].getMessage(key)?.value
    if (!pattern) throw new Error(`${lang} has no phrase ${key}`)
    const wrong: Error[] = []
    const text = bundles[lang].formatPattern(pattern, values, wrong)
    if (wrong.length) throw wrong[0]
    return text
  }
  return (key, values = {}) => ({ uk: say('uk', key, values), en: say('en', key, values) })
}

/** Both languages side by side; the page hides the one that is not wanted. */
export function inBoth(tag: string, text: Both): string {
  return LANGUAGES.map((lang) => `<${tag} lang="${lang}">${escaped(text[lang])}</${tag}>`).join('')
}

/** A word of the page itself: only ever in one language at a time. */
export function ui(text: Both): string {
  return `<span class="ui">${inBoth('span', text)}</span>`
}
