/** What a game says in the device's language beside its phrases: fetched when the table needs it, each language once. */

import { lang, type Lang } from './i18n.svelte'
import { Lazy } from './lazy.svelte'

export class Wording<Words> {
  #spoken: Record<Lang, Lazy<Words>>

  constructor(fetch: (lang: Lang) => Promise<Words>) {
    this.#spoken = { uk: new Lazy(() => fetch('uk')), en: new Lazy(() => fetch('en')) }
  }

  /** Call it from an effect. */
  ask(): void {
    this.#spoken[lang()].ask()
  }

  /** In the other language, or null, until they have come. */
  get words(): Words | null {
    const { uk, en } = this.#spoken
    return this.#spoken[lang()].screens ?? uk.screens ?? en.screens
  }
}
