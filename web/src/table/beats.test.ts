import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Replies } from '../generated/messages'
import { Beats } from './beats'

let shown: [unknown, number][]
let beats: Beats
const says = vi.fn()

function page(hidden: boolean): void {
  vi.stubGlobal('document', { hidden, documentElement: { toggleAttribute: says } })
}

function update(n: number, beat?: number): Replies {
  return { type: 'update', n, now: 0, notices: [], table: {}, mine: {}, choices: null, ...(beat && { beat }) }
}

beforeEach(() => {
  vi.useFakeTimers()
  page(false)
  shown = []
  beats = new Beats((reply, clock) => shown.push(['n' in reply ? reply.n : reply.type, clock]))
})

afterEach(() => beats.drop())

test('without a beat everything is shown as it comes', () => {
  beats.take(update(1), 10)
  beats.take(update(2), 11)
  expect(shown).toEqual([
    [1, 10],
    [2, 11],
  ])
})

test('what comes while a beat stands waits, and knows when it came', () => {
  beats.take(update(1, 2000), 10)
  beats.take(update(2, 500), 11)
  beats.take(update(3), 12)
  expect(shown).toEqual([[1, 10]])
  vi.advanceTimersByTime(2000)
  expect(shown.at(-1)).toEqual([2, 11])
  vi.advanceTimersByTime(499)
  expect(shown).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(shown.at(-1)).toEqual([3, 12])
})

test('answers to commands wait for nothing', () => {
  beats.take(update(1, 2000), 10)
  beats.take({ type: 'done', id: 'x' }, 11)
  expect(shown.at(-1)).toEqual(['done', 11])
})

test('a whole view leaves behind what still waited', () => {
  beats.take(update(1, 2000), 10)
  beats.take(update(2), 11)
  beats.take({ type: 'view', n: 3, now: 0, view: {}, talk: [] }, 12)
  vi.advanceTimersByTime(5000)
  expect(shown.map(([n]) => n)).toEqual([1, 3])
})

test('a page that nobody looks at waits for nothing', () => {
  beats.take(update(1, 2000), 10)
  beats.take(update(2, 500), 11)
  page(true)
  beats.take(update(3), 12)
  expect(shown.map(([n]) => n)).toEqual([1, 2, 3])
})

test('the page says for how long something stands', () => {
  beats.take(update(1, 2000), 10)
  expect(says).toHaveBeenLastCalledWith('data-beat', true)
  beats.take(update(2, 500), 11)
  vi.advanceTimersByTime(2400)
  expect(says).toHaveBeenLastCalledWith('data-beat', true)
  vi.advanceTimersByTime(100)
  expect(says).toHaveBeenLastCalledWith('data-beat', false)
  beats.take(update(3, 2000), 12)
  beats.drop()
  expect(says).toHaveBeenLastCalledWith('data-beat', false)
})
