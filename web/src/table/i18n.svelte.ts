/** Phrases in the device's language, from the Fluent catalogues that Python reads too. */

import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle'
import type { Refusal } from './contract'
import type { Phrase } from './phrases/keys'
import { recall, remember } from './storage'

export type Lang = 'uk' | 'en'
export type Phrases = Record<Lang, () => Promise<string>>

const APP: Phrases = {
  uk: () => import('./phrases/uk').then((module) => module.default),
  en: () => import('./phrases/en').then((module) => module.default),
}

const sources = new Map<string, Phrases>([['house', APP]])

let active = $state.raw<{ lang: Lang; bundle: FluentBundle }>({ lang: 'uk', bundle: new FluentBundle('uk') })

export function lang(): Lang {
  return active.lang
}

/** The language of the last visit, else the first of the browser's that we speak, else Ukrainian. */
export function preferred(): Lang {
  const kept = recall<string>('lang', '')
  const wished = [kept, ...(navigator.languages ?? [])].map((tag) => tag.slice(0, 2))
  return wished.find((tag): tag is Lang => tag === 'uk' || tag === 'en') ?? 'uk'
}

/** Counted from 1, as people do. */
const nth: FluentFunction = ([number]) => new FluentNumber(Number(number?.valueOf()) + 1)

export async function speak(lang: Lang): Promise<void> {
  const spoken = sources.size
  const texts = await Promise.all([...sources.values()].map((phrases) => phrases[lang]()))
  // Another game came in meanwhile: its phrases belong to it too.
  if (sources.size !== spoken) return speak(lang)
  const bundle = new FluentBundle(lang, { functions: { NTH: nth }, useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text))
  active = { lang, bundle }
  document.documentElement.lang = lang
  document.title = t('house-title')
}

export async function choose(lang: Lang): Promise<void> {
  remember('lang', lang)
  await speak(lang)
}

/** A game brings its own catalogue when it is loaded. */
export async function addPhrases(name: string, phrases: Phrases): Promise<void> {
  if (sources.has(name)) return
  sources.set(name, phrases)
  try {
    await speak(active.lang)
  } catch (error) {
    sources.delete(name) // so that it is asked for again
    throw error
  }
}

export function has(key: string): key is Phrase {
  return active.bundle.hasMessage(key)
}

export function t(key: Phrase, args?: Record<string, unknown>): string {
  const pattern = active.bundle.getMessage(key)?.value
  if (!pattern) {
    if (import.meta.env.DEV) console.error(`no phrase: ${key} (${active.lang})`)
    return key
  }
  const errors: Error[] = []
  const text = active.bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors)
  if (errors.length && import.meta.env.DEV) console.error(key, errors)
  return text
}

/** Why something was refused, in a sentence. */
export function refusal(refused: Refusal): string {
  const key = `illegal-${refused.key}`
  return has(key) ? t(key, refused.params) : t('illegal-other')
}

/** "Оля, Іван та Марко" */
export function list(names: string[]): string {
  return new Intl.ListFormat(active.lang, { type: 'conjunction' }).format(names)
}
