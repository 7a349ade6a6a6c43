/** The app as everybody has it, before a recorded server. */

import { install, next } from './recorded'
import { sceneOf } from './scene'
import { readWish } from './wish'

const wish = readWish(location.search)
const scene = await sceneOf(wish)
install(scene)
await import('../src/main')

addEventListener('message', ({ data }) => data === 'next' && next())

for (const tap of [...(scene.state?.taps ?? []), ...wish.taps.split(',').filter(Boolean)]) await pressed(tap)
document.documentElement.dataset['shown'] = 'true'

/** Presses it as soon as it is there. */
async function pressed(testid: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = document.querySelector<HTMLElement>(`[data-testid="${testid}"]`)
    if (found) return found.click()
    await new Promise((later) => setTimeout(later, 50))
  }
  throw new Error(`nothing here is called ${testid}`)
}
