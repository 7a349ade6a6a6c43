import { beforeAll, expect, test, vi } from 'vitest'
import { load } from '..'
import type { Deed, Notice, View } from '../../generated/wink'
import { speak } from '../../table/i18n.svelte'
import type { Scene } from '../../table/story/sentences'
import { Moments } from './moments.svelte'
import { deedText, secret, sentence } from './story'

const view = { me: 0, table: { signal: 'nod' } } as View
const scene: Scene = { view, name: (seat) => `seat ${seat}` }
const named: Notice = { type: 'named', seat: 1, agent: 4, player: 2, holder: 2, right: true }
const caught: Notice = { type: 'caught', seat: 3, agent: 5, caller: 1, player: 2, right: true }

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {}, title: '' })
  await load('wink')
  await speak('en')
})

test('a sentence is told to whom it is about in other words', () => {
  const wink = (seat: number, player: number): string | null =>
    sentence({ type: 'winked', seat, player } as Notice, scene)
  expect(wink(1, 2)).toBe('seat 1 nods at seat 2.')
  expect(wink(1, 0)).toBe('seat 1 looks at you and nods!')
  expect(wink(0, 1)).toBe('Your signal is given, for seat 1 to see.')
})

test('the record tells a deed as it was told then', () => {
  const { type: kind, ...rest } = named
  expect(deedText({ at: 9, kind, ...rest } as Deed, scene)).toBe(sentence(named, scene))
  expect(deedText({ at: 9, kind: 'caught', seat: 1, agent: 4, player: 2 }, scene)).toContain('A miss')
})

test('looks are not told one by one; a wink that was seen is, and it is marked as mine alone', () => {
  const looked: Notice = { type: 'looked', seat: 1, player: 0 }
  const began: Notice = { type: 'turn-began', seat: 1 }
  const winked = { type: 'winked', seat: 1, player: 0 } as Notice
  expect([looked, began, winked].map((notice) => sentence(notice, scene) !== null)).toEqual([false, false, true])
  expect([named, winked].map(secret)).toEqual([false, true])
})

test('a right name sends a card to each of the two, a catch both to one', () => {
  const moments = new Moments()
  const notices = [named, { ...named, holder: 3, right: false }, caught, { ...caught, right: false }]
  for (const notice of notices) moments.show(notice)
  expect(moments.flights.map(({ seat, agent }) => [seat, agent])).toEqual([
    [1, 4],
    [2, 4],
    [3, 5],
    [3, 5],
  ])
})
