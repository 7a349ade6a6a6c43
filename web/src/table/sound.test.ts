import { beforeEach, expect, test, vi } from 'vitest'
import { settings } from './settings.svelte'
import { buzz, sound } from './sound'

const played = vi.hoisted(() => vi.fn())
vi.mock('zzfx', () => ({ zzfx: played, ZZFX: { audioContext: { state: 'running' } } }))
const vibrate = vi.fn()

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('navigator', { vibrate })
  Object.assign(settings, { sound: true, vibration: true })
  played.mockClear()
  vibrate.mockClear()
})

/** Whether the device sounded and whether it shook. */
async function felt(): Promise<boolean[]> {
  sound('turn')
  buzz()
  await new Promise((later) => setTimeout(later))
  return [played.mock.calls.length > 0, vibrate.mock.calls.length > 0]
}

test('a device sounds and shakes', async () => {
  expect(await felt()).toEqual([true, true])
})

test('each of the two can be switched off', async () => {
  settings.sound = false
  expect(await felt()).toEqual([false, true])
  settings.vibration = false
  vibrate.mockClear()
  expect(await felt()).toEqual([false, false])
})

test('a page that nobody looks at is silent, and one that nobody has touched yet', async () => {
  vi.stubGlobal('document', { hidden: true })
  expect((await felt())[0]).toBe(false)
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: false } })
  vibrate.mockClear()
  expect(await felt()).toEqual([false, false])
})
