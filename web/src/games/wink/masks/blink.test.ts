import { expect, test } from 'vitest'
import { blinks, OPEN, seedOf, together, WINK_MS, winkLids } from './blink'

const SEED = seedOf([7, 1, 36, 12, 5])
const MINUTES_20 = 20 * 60 * 1000

interface Span {
  from: number
  lasts: number
}

/** When a seat's lids are not wide open, looked at every `step` ms. */
function spans(seed: number, seat: number, until = MINUTES_20, step = 4): Span[] {
  const found: Span[] = []
  let from: number | null = null
  for (let time = 0; time < until; time += step) {
    const shut = blinks(seed, seat, time)[0] > 0
    if (shut && from === null) from = time
    if (!shut && from !== null) {
      found.push({ from, lasts: time - from })
      from = null
    }
  }
  return found
}

test('W15: a mask blinks about every four seconds, for 140 to 220 ms', () => {
  for (const seat of [0, 3, 7]) {
    const all = spans(SEED, seat)
    expect(MINUTES_20 / all.length / 1000).toBeGreaterThan(3.3)
    expect(MINUTES_20 / all.length / 1000).toBeLessThan(4.8)
    for (const { lasts } of all) {
      expect(lasts).toBeGreaterThanOrEqual(140 - 8)
      expect(lasts).toBeLessThanOrEqual(220 + 8)
    }
  }
})

test('W15: a blink shuts both eyes alike, and all the way', () => {
  for (const { from, lasts } of spans(SEED, 2, 300_000)) {
    const moments = Array.from({ length: lasts }, (_, at) => blinks(SEED, 2, from + at))
    expect(moments.filter(([left, right]) => left !== right)).toEqual([])
    expect(Math.max(...moments.map(([left]) => left))).toBe(1)
  }
})

test('blinks come at no rhythm: waits are short and long', () => {
  const starts = spans(SEED, 1).map(({ from }) => from)
  const waits = starts.slice(1).map((start, at) => start - starts[at]!)
  expect(waits.some((wait) => wait < 1500)).toBe(true)
  expect(waits.some((wait) => wait > 8000)).toBe(true)
  const thirds = [0, 0, 0]
  for (const start of starts) thirds[Math.floor(((start % 2000) / 2000) * 3)]!++
  for (const count of thirds) expect(count).toBeGreaterThan(starts.length / 5)
})

test('every page draws the same blinks, and every seat and match has its own', () => {
  const starts = (seed: number, seat: number): number[] => spans(seed, seat, 120_000).map(({ from }) => from)
  expect(starts(SEED, 4)).toEqual(starts(seedOf([7, 1, 36, 12, 5]), 4))
  expect(starts(SEED, 4)).not.toEqual(starts(SEED, 5))
  expect(starts(SEED, 4)).not.toEqual(starts(seedOf([7, 1, 36, 5, 12]), 4))
})

test('W15: a wink shuts one eye for 600 ms and leaves the other open', () => {
  for (const elapsed of [-5, 0, WINK_MS, WINK_MS + 5]) expect(winkLids(elapsed)).toEqual([0, 0])
  for (let elapsed = 150; elapsed <= 450; elapsed += 10) expect(winkLids(elapsed)).toEqual([0, 1])
  const lids = Array.from({ length: 120 }, (_, at) => winkLids(at)[1])
  expect(lids).toEqual([...lids].sort((a, b) => a - b))
})

test('a blink over a wink shuts both eyes and does not open the winking one', () => {
  expect(together([0.4, 0.4], [0, 1])).toEqual([0.4, 1])
  expect(together(OPEN, OPEN)).toEqual(OPEN)
})
