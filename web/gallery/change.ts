/** Another scene on a page that is open already: the same device, a new visit. */

import { mount, unmount } from 'svelte'
import App from '../src/App.svelte'
import { app as first, target } from '../src/main'
import { closeRules } from '../src/rules/openRules.svelte'
import { hush } from '../src/table/announce.svelte'
import { profile, type Profile } from '../src/table/profile.svelte'
import { dress } from '../src/table/settings.svelte'
import { forget, recall } from '../src/table/storage'
import { sweep } from '../src/table/toasts.svelte'
import { stage } from './recorded'
import type { Scene } from './scene'

let app = first

/** Whether this page can show it: whoever holds another device, or passes one round, loads the app anew. */
export function fits(before: Scene, scene: Scene): boolean {
  const device = ({ storage: { profile, ...rest }, connections }: Scene): string =>
    JSON.stringify([rest, profile !== undefined, connections.size > 1])
  return before.connections.size < 2 && device(before) === device(scene)
}

export async function change(scene: Scene): Promise<void> {
  await unmount(app)
  sweep()
  hush()
  closeRules()
  const kept = Array.from(localStorage, (_, n) => localStorage.key(n)!)
  for (const key of kept) forget(key.replace('zmova.', ''))
  stage(scene)
  Object.assign(profile, recall<Partial<Profile>>('profile', {}))
  dress()
  dispatchEvent(new PopStateEvent('popstate'))
  scrollTo(0, 0)
  app = mount(App, { target })
}
