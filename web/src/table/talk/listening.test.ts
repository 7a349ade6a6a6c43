import { expect, test } from 'vitest'
import type { Heard } from '../../generated/messages'
import { Listening } from './listening'

const line = (seat: number, at: number, text = 'hm'): Heard => ({ type: 'said', seat, to: 'all', at, text })
const early = [line(0, 1), line(1, 5)]

test('what was said before one came is not new', () => {
  expect(new Listening(early).take(early)).toEqual([])
})

test('each line is new once', () => {
  const listening = new Listening(early)
  const more = [...early, line(0, 9)]
  expect(listening.take(more)).toEqual([line(0, 9)])
  expect(listening.take([...more])).toEqual([])
})

test('while the table’s time stands, several lines of one moment are each new once', () => {
  const listening = new Listening(early)
  const one = [...early, line(0, 5, 'a')]
  expect(listening.take(one)).toEqual([line(0, 5, 'a')])
  expect(listening.take([...one, line(0, 5, 'b')])).toEqual([line(0, 5, 'b')])
})

test('the same reaction again is new again while the table’s time stands', () => {
  const listening = new Listening(early)
  const twice = [...early, line(1, 5)]
  expect(listening.take(twice)).toEqual([line(1, 5)])
  expect(listening.take([...twice])).toEqual([])
  expect(listening.take([...twice, line(1, 5), line(1, 5)])).toHaveLength(2)
})

test('a talk too long to keep goes on', () => {
  const listening = new Listening(early)
  expect(listening.take([line(1, 5), line(0, 9)])).toEqual([line(0, 9)])
})

test('the old lines of somebody who is heard again are not new', () => {
  const all = [...early, line(2, 6), line(0, 9)]
  const listening = new Listening(all.filter(({ seat }) => seat !== 2))
  expect(listening.take(all)).toEqual([])
})
