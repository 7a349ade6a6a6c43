import { expect, test } from 'vitest'
import type { RoomView } from '../generated/messages'
import { heed, promised, saltFor } from './promises'

const room = (code: string, more: Partial<RoomView>): RoomView =>
  ({ code, phase: 'lobby', commitment: 'a', match: null, evening: [], ...more }) as RoomView
const me = (salt: string, seated = true) => ({ hand: 0, salt, seated })

test('what was shown and given before the deal is kept for its match', () => {
  heed(room('one', {}), [me('s'), { hand: 1, salt: 't', seated: false }])
  heed(room('one', { phase: 'playing', match: 'm1' }), [me('s'), { hand: 1, salt: 't', seated: false }])
  expect(promised('m1')).toEqual({ commitment: 'a', salts: ['s'] })
})

test('a page that is loaded again before the deal gives the same salt, and after it another', () => {
  const own = saltFor('two', 0)
  heed(room('two', {}), [me(own)])
  expect(saltFor('two', 0)).toBe(own)
  heed(room('two', { phase: 'playing', match: 'm2' }), [me('of a page that came later')])
  expect(promised('m2')).toEqual({ commitment: 'a', salts: [own] })
  expect(saltFor('two', 0)).not.toBe(own)
})

test('a print that is changed while people wait does not count', () => {
  heed(room('three', {}), [me('s')])
  heed(room('three', { commitment: 'b' }), [me('s')])
  heed(room('three', { commitment: 'b', phase: 'playing', match: 'm3' }), [me('s')])
  expect(promised('m3')?.commitment).toBe('a')
})

test('the print of the next match does, though the one before was played without this device', () => {
  heed(room('four', {}), [me('s')])
  heed(room('four', { commitment: 'b', evening: [{} as RoomView['evening'][number]] }), [me('s')])
  heed(room('four', { commitment: 'b', phase: 'playing', match: 'm4' }), [me('s')])
  expect(promised('m4')?.commitment).toBe('b')
})

test('who comes after the deal was promised nothing', () => {
  heed(room('five', { phase: 'playing', match: 'm5' }), [me('s')])
  heed(room('five', { phase: 'over', match: 'm5' }), [me('s')])
  expect(promised('m5')).toBeNull()
})

test('a match that is over is not taken for the next one', () => {
  heed(room('six', {}), [me('s')])
  heed(room('six', { phase: 'playing', match: 'm6' }), [me('s')])
  heed(room('six', { phase: 'over', match: 'm6', commitment: 'x' }), [me('s')])
  expect(promised('m6')?.commitment).toBe('a')
})
