/** The app as everybody has it, before a recorded server. */

import { install, next } from './recorded'
import { sceneOf } from './scene'
import { readWish } from './wish'

const wish = readWish(location.search)
const scene = await sceneOf(wish)
install(scene)
count()
await import('../src/main')

addEventListener('message', ({ data }) => data === 'next' && next())

for (const tap of [...(scene.state?.taps ?? []), ...wish.taps.split(',').filter(Boolean)]) await pressed(tap)
await still()
document.documentElement.dataset['shown'] = 'true'

/** Presses it as soon as it is there: screens come in parts that are loaded when they are needed. */
async function pressed(testid: string): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const found = document.querySelector<HTMLElement>(`[data-testid="${testid}"]`)
    if (found) return found.click()
    await later(20)
  }
  throw new Error(`nothing here is called ${testid}`)
}

/** Until the page has come to rest: it shows something, and nothing has changed for a moment. */
async function still(): Promise<void> {
  const app = document.querySelector('#app')!
  for (let quiet = 0, known = ''; quiet < 3; await later(25)) {
    quiet = app.childElementCount && known === changes() ? quiet + 1 : 0
    known = changes()
  }
}

function changes(): string {
  return document.documentElement.dataset['changes'] ?? ''
}

/** Counts what changes on the page, for whoever waits until nothing does. */
function count(): void {
  let changed = 0
  new MutationObserver(() => (document.documentElement.dataset['changes'] = String((changed += 1)))).observe(
    document.body,
    { subtree: true, childList: true, characterData: true },
  )
}

function later(milliseconds: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, milliseconds))
}
