/** A lost connection and its return, for those who listen instead of look. */

import { announce } from './announce.svelte'
import type { Connection } from './connection.svelte'
import { t } from './i18n.svelte'

/** Call it while a screen is set up. */
export function announceOffline(link: () => Connection): void {
  let missed = false
  $effect(() => {
    const { offline } = link()
    if (offline) announce(t('line-offline'))
    else if (missed) announce(t('line-back'))
    missed = offline
  })
}
