import { expect, test } from 'vitest'
import type { RoomView } from '../generated/messages'
import { accepted, heed, owed, promised } from './promises'
import { seal } from './seals'

const PRINT = 'a1'.repeat(32)
const OTHER = 'b2'.repeat(32)
const SOMEBODY = 'c3'.repeat(32)

const room = (code: string, more: Partial<RoomView> = {}): RoomView =>
  ({ code, phase: 'lobby', commitment: PRINT, opening: null, match: null, evening: [], ...more }) as RoomView
const sealIn = (code: string, hand = 0, more: Partial<RoomView> = {}): string => {
  const words = owed(room(code, more), hand)
  return words?.type === 'seal' ? words.seal : ''
}
/** The salt that is shown where those seals lie open. */
function shownIn(code: string, opening: (string | null)[], hand = 0, more: Partial<RoomView> = {}): string | null {
  const words = owed(room(code, { opening, ...more }), hand)
  return words?.type === 'reveal' ? words.salt : null
}
const deal = (code: string, match: string): void => heed(room(code, { phase: 'playing', match }))

test('before a deal only a seal is given, again the same, and the salt when all seals lie open', () => {
  const given = sealIn('one')
  expect(sealIn('one')).toBe(given)
  const salt = shownIn('one', [SOMEBODY, given, null])!
  expect(seal(PRINT, salt)).toBe(given)
  accepted('one', salt)
  deal('one', 'm1')
  expect(promised('m1')).toEqual({
    commitment: PRINT,
    seals: [SOMEBODY, given, null],
    salts: [salt],
    late: [],
    broken: 0,
  })
  expect(sealIn('one', 0, { evening: [{} as never] })).not.toBe(given)
})

test('a salt whose seal does not lie open is not shown', () => {
  sealIn('two')
  expect(shownIn('two', [SOMEBODY])).toBeNull()
  deal('two', 'm2')
  expect(promised('m2')).toMatchObject({ seals: [SOMEBODY], salts: [], late: [] })
})

test('a salt is shown for one set of seals only: whoever saw it could choose another', () => {
  const given = sealIn('three')
  const salt = shownIn('three', [given, SOMEBODY])
  expect(shownIn('three', [given, SOMEBODY])).toBe(salt)
  expect(shownIn('three', [given, OTHER])).toBeNull()
})

test('where a deal came to nothing after the salts were shown, there is a new salt, and it is counted', () => {
  const given = sealIn('four')
  shownIn('four', [given])
  const next = sealIn('four')
  expect(next).not.toBe(given)
  shownIn('four', [next])
  sealIn('four', 0, { commitment: OTHER })
  deal('four', 'm4')
  expect(promised('m4')).toMatchObject({ commitment: OTHER, seals: null, salts: [], broken: 2 })
})

test('for another seed there is another salt, and nothing is broken while none was shown', () => {
  const given = sealIn('five')
  const next = sealIn('five', 0, { commitment: OTHER })
  const salt = shownIn('five', [next], 0, { commitment: OTHER })!
  expect(seal(OTHER, salt)).toBe(next)
  expect(seal(PRINT, salt)).not.toBe(given)
  deal('five', 'm5')
  expect(promised('m5')).toMatchObject({ commitment: OTHER, seals: [next], broken: 0 })
})

test('a salt that the server did not take is late, until the answer comes after all', () => {
  const given = sealIn('six')
  const salt = shownIn('six', [given])!
  deal('six', 'm6')
  expect(promised('m6')).toMatchObject({ salts: [], late: [salt] })
  accepted('six', salt)
  expect(promised('m6')).toMatchObject({ salts: [salt], late: [] })
})

test('each person on this device has a salt of their own', () => {
  const seals = [sealIn('seven', 0), sealIn('seven', 1)]
  expect(new Set(seals).size).toBe(2)
  const salts = [shownIn('seven', seals, 0)!, shownIn('seven', seals, 1)!]
  for (const salt of salts) accepted('seven', salt)
  deal('seven', 'm7')
  expect(promised('m7')?.salts).toEqual(salts)
})

test('one hand of a phone may be told later than another that the seals lie open', () => {
  const seals = [sealIn('ten', 0), sealIn('ten', 1)]
  expect(shownIn('ten', seals, 0)).not.toBeNull()
  expect(sealIn('ten', 1)).toBe(seals[1])
  expect(shownIn('ten', seals, 1)).not.toBeNull()
})

test('who comes after the deal was promised nothing', () => {
  deal('eight', 'm8')
  heed(room('eight', { phase: 'over', match: 'm8' }))
  expect(promised('m8')).toBeNull()
})

test('the print of the next match counts, though the one before was played without this device', () => {
  sealIn('nine')
  sealIn('nine', 0, { commitment: OTHER, evening: [{} as never] })
  deal('nine', 'm9')
  expect(promised('m9')).toMatchObject({ commitment: OTHER, broken: 0 })
})
