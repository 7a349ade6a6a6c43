/** What a game says in the device's language beside its phrases: fetched when the table needs it, each language once. */

import { lang, type Lang } from './i18n.svelte'
import { Later } from './later.svelte'

export class Wording<Words> {
  #spoken: Record<Lang, Later<Words>>

  constructor(fetch: (lang: Lang) => Promise<Words>) {
    this.#spoken = { uk: new Later(() => fetch('uk')), en: new Later(() => fetch('en')) }
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
