import { beforeAll, expect, test, vi } from 'vitest'
import { load } from '..'
import type { Deed, Notice, View } from '../../generated/wink'
import { speak } from '../../table/i18n.svelte'
import type { Scene } from '../../table/story/sentences'
import { Moments } from './moments.svelte'
import { deedText, sentence } from './story'

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
  expect(wink(1, 2)).toBe('seat 1 nods, looking at seat 2.')
  expect(wink(1, 0)).toBe('seat 1 looks at you and nods!')
  expect(wink(0, 1)).toBe('Your signal is out, looking at seat 1.')
})

test('the record tells a deed as it was told then', () => {
  const { type: kind, ...rest } = named
  expect(deedText({ at: 9, kind, ...rest } as Deed, scene)).toBe(sentence(named, scene))
  expect(deedText({ at: 9, kind: 'caught', seat: 1, agent: 4, player: 2 }, scene)).toContain('A miss')
})

test('looks are not told one by one; a wink that was seen is, and it is marked as mine alone', () => {
  const moments = new Moments()
  const looks: Notice[] = [
    { type: 'looked', seat: 1, player: 0 },
    { type: 'turn-began', seat: 1 },
  ]
  expect(moments.take(looks, scene, 5)).toEqual([])
  const [text] = moments.take([{ type: 'winked', seat: 1, player: 0 }], scene, 6)
  expect(moments.told).toEqual([{ at: 6, text, secret: true }])
  expect(moments.flights).toEqual([])
})

test('a right name sends a card to each of the two, a catch both to one', () => {
  const moments = new Moments()
  moments.take([named, { ...named, holder: 3, right: false }], scene, 5)
  moments.take([caught, { ...caught, right: false }], scene, 5)
  expect(moments.flights.map(({ seat, agent }) => [seat, agent])).toEqual([
    [1, 4],
    [2, 4],
    [3, 5],
    [3, 5],
  ])
})
