import { expect, test } from 'vitest'
import { kept, merged, type LogEntry } from './record'

test('at the same moment what happened comes before what was said about it', () => {
  const told = [
    { at: 5, text: 'x' },
    { at: 9, text: 'y' },
  ]
  const said = [{ at: 5, seat: 0, words: 'w' }]
  expect(merged<LogEntry>(told, said).map((line) => ('words' in line ? line.words : line.text))).toEqual([
    'x',
    'w',
    'y',
  ])
})

test('the story never goes back in time, though the clock is set right', () => {
  const first = kept([], [{ text: 'a' }], 100)
  expect(kept(first, [{ text: 'b', secret: true }], 90)).toEqual([
    { at: 100, text: 'a' },
    { at: 100, text: 'b', secret: true },
  ])
})

test('the oldest sentences are forgotten', () => {
  const many = Array.from({ length: 250 }, (_, n) => ({ text: `${n}` }))
  expect(kept([], many, 1)).toHaveLength(200)
})
