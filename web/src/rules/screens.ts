/** What reading the rules takes, fetched when somebody wants to: the screen and its phrases. */

import { addPhrases } from '../table/i18n.svelte'

export async function fetchRules() {
  const phrases = addPhrases('rules', {
    uk: () => import('$locales/uk/rules.ftl?raw').then((module) => module.default),
    en: () => import('$locales/en/rules.ftl?raw').then((module) => module.default),
  })
  const [{ default: Rules }] = await Promise.all([import('./Rules.svelte'), phrases])
  return Rules
}
