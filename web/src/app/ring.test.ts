import { expect, test } from 'vitest'
import { moved, nearest, spot } from './ring'

test('I sit nearest to myself, and the next seat is to my left', () => {
  const me = spot(2, 5, 2)
  expect(me.x).toBeCloseTo(50)
  expect(me.y).toBeGreaterThan(80)
  expect(spot(3, 5, 2).x).toBeLessThan(me.x)
  expect(spot(1, 5, 2).x).toBeGreaterThan(me.x)
})

test('every spot is nearest to itself', () => {
  const spots = [0, 1, 2, 3, 4, 5, 6, 7].map((place) => spot(place, 8, 3))
  expect(spots.map((one) => nearest(one, spots))).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test.each([
  [4, 0, 2, [1, 2, 0, 3]],
  [4, 3, 0, [3, 0, 1, 2]],
  [3, 1, 1, [0, 1, 2]],
])('of %i chairs, the one at %i goes to %i', (count, from, to, order) => {
  expect(moved(count, from, to)).toEqual(order)
})
