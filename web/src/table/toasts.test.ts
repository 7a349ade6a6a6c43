import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Refusal } from './contract'
import { announced, hush } from './announce.svelte'
import { complain, dismiss, fade, keep, sweep, toast, toasts } from './toasts.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  sweep()
  hush()
  vi.useRealTimers()
})

const texts = (): string[] => toasts().map(({ text }) => text)

test('what is shown is read out too, a refusal as well', () => {
  toast('Віра сідає за стіл.')
  expect([texts(), announced().text]).toEqual([['Віра сідає за стіл.'], 'Віра сідає за стіл.'])
  expect(complain({ key: 'other', params: {} })).toBe(false)
  expect(announced().text).toContain(texts().at(-1))
  expect(complain(null)).toBe(true)
  expect(toasts()).toHaveLength(2)
})

test('a refusal leads to its rule, where it has one and a game is on', () => {
  const leads = (refused: Refusal, game?: string): unknown => {
    complain(refused, game)
    return toasts().at(-1)!.rule
  }
  expect(leads({ key: 'not-face-up', params: {}, rule: 'W10' }, 'wink')).toEqual({ game: 'wink', id: 'W10' })
  expect(leads({ key: 'too-fast', params: {} }, 'wink')).toBeNull()
  expect(leads({ key: 'not-your-turn', params: {}, rule: 'W4' })).toBeNull()
})

test('it goes by itself, unless somebody is at it', () => {
  toast('a')
  toast('b')
  keep(toasts()[1]!.id)
  vi.advanceTimersByTime(5000)
  expect(texts()).toEqual(['b'])
  fade(toasts()[0]!.id)
  vi.advanceTimersByTime(5000)
  expect(texts()).toEqual([])
})

test('the same again takes the place of the first, and of many the last three stay', () => {
  for (const text of ['a', 'b', 'a', 'c', 'd']) toast(text)
  expect(texts()).toEqual(['a', 'c', 'd'])
  dismiss(toasts()[1]!.id)
  expect(texts()).toEqual(['a', 'd'])
})
