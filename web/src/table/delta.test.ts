import { expect, test } from 'vitest'
import { apply } from './delta'

test('a changed field replaces the old one and the rest stays', () => {
  expect(apply({ round: 1, dealer: 2 }, { round: 2 })).toEqual({ round: 2, dealer: 2 })
})

test('the old view is left as it was', () => {
  const old = { scores: [1, 2], round: 1 }
  const fresh = apply(old, { scores: { from: 1, items: [5] }, round: 2 })
  expect(old).toEqual({ scores: [1, 2], round: 1 })
  expect(fresh).toEqual({ scores: [1, 5], round: 2 })
})

test('a list that was not touched stays the same object, so that nothing is drawn again', () => {
  const old = { places: [{ id: 'bank' }], round: 1 }
  expect(apply(old, { round: 2 }).places).toBe(old.places)
})

test.each([
  ['grows', [1, 2], { from: 2, items: [3] }, [1, 2, 3]],
  ['changes at its end', [1, 2], { from: 1, items: [9] }, [1, 9]],
  ['shrinks', [1, 2, 3], { from: 1, items: [] }, [1]],
  ['is emptied', [1, 2], { from: 0, items: [] }, []],
])('a list that %s', (_, before, change, after) => {
  expect(apply({ list: before }, { list: change })).toEqual({ list: after })
})

test('a list may become null and come back whole', () => {
  expect(apply({ votes: [1] }, { votes: null })).toEqual({ votes: null })
  expect(apply({ votes: null }, { votes: [1, 2] })).toEqual({ votes: [1, 2] })
})

test('an object in the place of an object is no splice', () => {
  const phase = { from: 3, items: [] }
  expect(apply({ phase: { type: 'vote' } }, { phase })).toEqual({ phase })
})
