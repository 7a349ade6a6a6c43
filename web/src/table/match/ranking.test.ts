import { expect, test } from 'vitest'
import { ranking, type Ranked } from './ranking'

const seatsAndPlaces = (rows: Ranked[]): number[][] => rows.map(({ seat, place }) => [seat, place])

test('the most come first, and equal scores share the better place', () => {
  expect(seatsAndPlaces(ranking([1, 4, 1, 6]))).toEqual([
    [3, 1],
    [1, 2],
    [0, 3],
    [2, 3],
  ])
})

test('where the fewest win they come first', () => {
  expect(seatsAndPlaces(ranking([2, 0, 2, 1], { fewest: true }))).toEqual([
    [1, 1],
    [3, 2],
    [0, 3],
    [2, 3],
  ])
})

test('a winner stands above whoever has as many', () => {
  expect(seatsAndPlaces(ranking([2, 1, 2, 1], { winners: [2] }))).toEqual([
    [2, 1],
    [0, 2],
    [1, 3],
    [3, 3],
  ])
})
