import { expect, test } from 'vitest'
import { OPTIONS, type Options, type Point } from '../../generated/spyfall'
import { withDefaults } from '../../table/options/fields'
import { enough, inPlay, roundMinutes, withoutOwn } from './options'
import { clockOf, digits } from './clock'
import { keepCrossed, readCrossed, toggled } from './crossed'
import { outcomeOf, spyWon } from './outcome'
import { gains, reasons } from './points'
import { deskIn, spotOf } from './seating'
import { holds, topicsLike } from './topics'

const point = (seat: number, points: number, reason: Point['reason'], rule = 'S18'): Point => ({
  round: 1,
  seat,
  rule,
  points,
  reason,
})

test('points of a round add up by seat, and reasons stand together', () => {
  const points = [point(0, 1, 'spy-lost'), point(2, 1, 'spy-lost'), point(0, 1, 'good-accusation')]
  expect(gains(points, 3).map((gain) => gain.sum)).toEqual([2, 0, 1])
  expect(reasons(points)).toEqual([
    { reason: 'spy-lost', rule: 'S18', points: 1, seats: [0, 2] },
    { reason: 'good-accusation', rule: 'S18', points: 1, seats: [0] },
  ])
})

test('a condemned innocent is another ending than a spy who was caught', () => {
  const caught = outcomeOf({ ending: 'accusation', points: [point(0, 1, 'spy-lost')] })
  const innocent = outcomeOf({ ending: 'vote', points: [point(1, 2, 'innocent-condemned', 'S17')] })
  expect([caught, spyWon(caught)]).toEqual(['caught', false])
  expect([innocent, spyWon(innocent)]).toEqual(['innocent', true])
})

test('crosses last for one round of one match', () => {
  const notes = { place: 'kimora', match: 'a1' }
  keepCrossed(notes, 2, ['bank'])
  expect(readCrossed(notes, 2)).toEqual(['bank'])
  expect(readCrossed(notes, 3)).toEqual([])
  expect(readCrossed({ ...notes, match: 'b2' }, 2)).toEqual([])
})

test('a second tap takes a cross away', () => {
  expect(toggled(toggled([], 'bank'), 'zoo')).toEqual(['bank', 'zoo'])
  expect(toggled(['bank', 'zoo'], 'bank')).toEqual(['zoo'])
})

test('the viewer sits at the bottom and the left neighbour on the left hand', () => {
  const desk = deskIn(360, 320, 44, 84)
  const mine = spotOf(2, 4, 2, desk)
  const left = spotOf(3, 4, 2, desk)
  expect(mine.x).toBeCloseTo(desk.centre.x)
  expect(mine.y).toBeCloseTo(desk.centre.y + desk.ry)
  expect(left.x).toBeLessThan(desk.centre.x)
})

test('the ring round a suspect at the top is not cut', () => {
  for (const [width, height, mask] of [
    [360, 320, 44],
    [717, 530, 80],
  ] as const) {
    const { y } = spotOf(2, 4, 0, deskIn(width, height, mask, 84))
    const centre = y - 4 // see Seat.svelte: larger by an eighth, and seven pixels of ring
    expect(centre - 1.12 * (mask / 2 + 7)).toBeGreaterThanOrEqual(0)
  }
})

test('a vote stops the clock where it was', () => {
  const table = { clock: 360_000, phase: { type: 'questions', ends: 100_000 } } as never
  expect(clockOf(table, 40_000)).toEqual({ runs: true, left: 60_000, part: 1 / 6 })
  const stopped = { clock: 360_000, phase: { type: 'vote', left: 60_000 } } as never
  expect(clockOf(stopped, 999_000)).toEqual({ runs: false, left: 60_000, part: 1 / 6 })
  expect(digits(60_001)).toBe('1:01')
})

test('a stem of several words allows two others between them', () => {
  expect(holds(['чи', 'багато', 'тут', 'у', 'вас', 'людей'], 'багато люд')).toBe(false)
  expect(holds(['чи', 'багато', 'у', 'вас', 'людей'], 'багато люд')).toBe(true)
  expect(holds(['тіснота'], 'тісно.')).toBe(false)
})

test('a typed question suggests its topic, the likelier first', () => {
  const topic = (words: string[]) => ({ chip: '', ask: [], answers: [], words })
  const topics = { cold: topic(['холод', 'мороз']), crowded: topic(['натовп']) }
  expect(topicsLike('Холодно? Мороз і натовп?', topics)).toEqual(['cold', 'crowded'])
  expect(topicsLike('Як справи?', topics)).toEqual([])
})

test('a table needs a place for every round, two at least', () => {
  const packs = { classic: { bank: {}, spa: {} }, ukraine: { zoo: {} } }
  expect(inPlay(withDefaults<Options>(OPTIONS, { packs: ['classic', 'ukraine'], off: ['spa'] }), packs)).toEqual([
    'bank',
    'zoo',
  ])
  expect(enough(withDefaults<Options>(OPTIONS, { rounds: 2 }), packs)).toBe(true)
  expect(enough(withDefaults<Options>(OPTIONS, { rounds: 3 }), packs)).toBe(false)
  expect(enough(withDefaults<Options>(OPTIONS, { rounds: 1, off: ['spa'] }), packs)).toBe(false)
})

test('S5: minutes follow the seats unless they were chosen', () => {
  expect([3, 4, 5, 6, 7, 8].map((seats) => roundMinutes(null, seats))).toEqual([6, 6, 7, 7, 8, 8])
  expect(roundMinutes(3, 8)).toBe(3)
})

test('removing an own place keeps the switches of those behind it', () => {
  const place = (name: string) => ({ name, roles: [] })
  const chosen = withDefaults<Options>(OPTIONS, {
    own: [place('a'), place('b'), place('c')],
    off: ['own-1', 'own-3', 'bank'],
  })
  expect(withoutOwn(chosen, 0)).toMatchObject({ own: [place('b'), place('c')], off: ['own-2', 'bank'] })
})
