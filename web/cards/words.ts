/** The page's own words, in both languages at once. */

import { readFileSync } from 'node:fs'
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['uk', 'en'] as const
export type Lang = (typeof LANGUAGES)[number]
export type Both = Record<Lang, string>

const catalogue = (path: string): FluentResource =>
  new FluentResource(readFileSync(new URL(`../../src/zmova/${path}`, import.meta.url), 'utf8'))

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Phrases of the catalogues `cards` and of one game. */
export function phrasebook(game: string): (key: string, values?: Record<string, FluentVariable>) => Both {
  const bundles = Object.fromEntries(
    LANGUAGES.map((lang) => {
      const bundle = new FluentBundle(lang, { useIsolating: false })
      bundle.addResource(catalogue(`locales/${lang}/cards.ftl`))
      bundle.addResource(catalogue(`games/${game}/words/${lang}/play.ftl`))
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
