import { expect, test } from 'vitest'
import type { Recording, State } from './data'
import { findStates, findSteps, seatMeant, titleOf } from './finding'
import { readWish, USUAL, writeWish } from './wish'

const step = (number: number, phase: string, rules: string[], en: string) => ({
  step: number,
  phase,
  rules,
  events: [],
  seats: ['guides', 'guides', 'smugglers'],
  mover: 0,
  says: { uk: '', en },
})
const recording: Recording = {
  id: 'passengers-6-gifts-iii',
  game: 'passengers',
  seats: 6,
  options: { gifts: 'III', vote_seconds: 30 },
  steps: [
    step(0, 'placing', ['P2'], 'Dealt.'),
    step(7, 'voting', ['P19'], 'Seat 3 has made a fist.'),
    step(8, 'placing', ['P20'], 'The Wolf crosses.'),
  ],
}

test('a recording is told by what sets it apart', () => {
  expect(titleOf(recording)).toBe('6 seats, bots, gifts III')
  expect(titleOf({ ...recording, id: 'passengers-6-whim-3' })).toBe('6 seats, whim 3, gifts III')
})

test.each([
  ['voting', [7]],
  ['p19', [7]],
  ['P1', []],
  ['6 III placing', [0, 8]],
  ['3', []],
  ['wolf crosses', [8]],
  ['voting smuggler', [7]],
  ['', [0, 7, 8]],
])('%s finds %j', (asked, found) => {
  expect(findSteps(recording, asked).map(({ step }) => step)).toEqual(found)
})

test('what every game has alike is found on the page of the app, and from a game when it is asked for', () => {
  const state = (id: string, what: string, game?: string): State => ({ id, what, path: '/', ...(game && { game }) })
  const states = [
    state('home', 'Home'),
    state('over-wink', 'Over', 'wink'),
    state('phone-lobby', 'One phone: lobby', 'wink'),
  ]
  const found = (page: string, asked: string): string[] =>
    findStates({ recordings: [], states }, page, asked).map(({ id }) => id)
  expect(found('wink', '')).toEqual(['over-wink'])
  expect(found('app', '')).toEqual(['home', 'phone-lobby'])
  expect(found('wink', 'phone')).toEqual(['phone-lobby'])
  expect(found('spyfall', 'over')).toEqual([])
})

test('words that speak of a seat mean its eyes', () => {
  expect(seatMeant(recording.steps[1]!, 'voting smuggler')).toBe(2)
  expect(seatMeant(recording.steps[1]!, 'voting')).toBe(null)
})

test('a wish stands in the address, as far as it is not the usual', () => {
  const wish = { ...USUAL, recording: 'wink-4', step: 12, eyes: 'tv', text: 130 as const }
  expect(writeWish(wish)).toBe('recording=wink-4&step=12&eyes=tv&text=130')
  expect(readWish(writeWish(wish))).toEqual(wish)
  expect(writeWish(USUAL)).toBe('')
})
