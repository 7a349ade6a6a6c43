import { expect, test } from 'vitest'
import type { View } from '../../generated/spyfall'
import { clockOf } from './clock'
import { callOf, turnClock, turnEnds, whyNot } from './turn'

type Phase = View['table']['phase']

function view(me: number | null, phase: Phase): View {
  const table = { dealer: 2, clock: 360_000, scores: [0, 0, 0, 0], phase } as unknown as View['table']
  return { me, table, mine: null, choices: [] }
}

const LOOK: Phase = { type: 'look', ends: 30_000 }
const TALK: Phase = { type: 'discuss', to_come: [2, 3, 0, 1], ready: [1], ends: 60_000 }

test('S7: the dealer is called while everybody looks, and the clock stands whole', () => {
  expect(callOf(view(2, LOOK))).toMatchObject({ key: 'spyfall-call-you-start', mine: true })
  for (const me of [0, 1, 3, null])
    expect(callOf(view(me, LOOK))).toEqual({ key: 'spyfall-call-starts', seat: 2, mine: false })
  expect(clockOf(view(0, LOOK).table, 7_000)).toEqual({ runs: false, left: 360_000, part: 1 })
  expect([turnEnds(LOOK), turnClock(LOOK)]).toEqual([30_000, 'spyfall-options-look'])
})

test('S7: nobody is accused or asked before the clock runs', () => {
  expect(whyNot(view(1, LOOK), 3, 'accuse')).toMatchObject({ key: 'clock-not-started', rule: 'S7' })
  expect(whyNot(view(1, LOOK), 3, 'ask')).toMatchObject({ key: 'clock-not-started', rule: 'S7' })
  expect(whyNot(view(2, LOOK), 2, 'ask')).toMatchObject({ key: 'not-yourself' })
})

test('S10: everybody may talk until all are ready', () => {
  expect([0, 1, null].map((me) => callOf(view(me, TALK)).key)).toEqual([
    'spyfall-call-discuss',
    'spyfall-call-you-are-ready',
    'spyfall-call-discuss',
  ])
  expect([turnEnds(TALK), turnClock(TALK)]).toEqual([60_000, 'spyfall-options-discuss'])
  expect(whyNot(view(0, TALK), 3, 'accuse')).toMatchObject({ key: 'time-is-up', rule: 'S10' })
})
