/** The app as everybody has it, before a recorded server. */

import { install, next } from './recorded'
import { sceneOf, type Scene } from './scene'
import { readWish, type Wish } from './wish'

declare global {
  interface Window {
    /** Another state on the same page; false where it takes a page of its own. */
    change?: (query: string) => Promise<boolean>
    /** How many parts of the app are on their way. */
    awaited?: () => number
  }
}

const wish = readWish(location.search)
let scene = await sceneOf(wish)
install(scene)
count()
const { change, fits } = await import('./change')
const { awaited } = await import('../src/table/lazy.svelte')
window.awaited = awaited
await acted(scene, wish)

addEventListener('message', ({ data }) => data === 'next' && next())

window.change = async (query) => {
  const wish = readWish(query)
  const other = await sceneOf(wish)
  if (!fits(scene, other)) return false
  scene = other
  await change(scene)
  await acted(scene, wish)
  return true
}

/** What it takes to come to the state, and a moment of rest. */
async function acted({ state }: Scene, { taps }: Wish): Promise<void> {
  for (const tap of [...(state?.taps ?? []), ...taps.split(',').filter(Boolean)]) await pressed(tap)
  await still()
  document.documentElement.dataset['shown'] = 'true'
}

/** Presses it as soon as it is there and can be pressed: screens come in parts that are loaded when they are needed. */
async function pressed(testid: string): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const found = document.querySelector<HTMLElement>(`[data-testid="${testid}"]:not(:disabled)`)
    if (found) return found.click()
    await later(20)
  }
  throw new Error(`nothing here is called ${testid} and can be pressed`)
}

/** Until the page has come to rest: it shows something, and nothing has changed for a moment. */
async function still(): Promise<void> {
  const app = document.querySelector('#app')!
  for (let quiet = 0, known = ''; quiet < 3; await later(25)) {
    quiet = app.childElementCount && !awaited() && known === changes() ? quiet + 1 : 0
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
