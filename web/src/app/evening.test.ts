import { expect, test } from 'vitest'
import type { Member, Played, RoomView, Seated } from '../generated/messages'
import { guests, leading, parts, picks, standings, upNext, winnersOf, wishers } from './evening'

const GAMES = ['passengers', 'spyfall', 'trolley', 'wink']

function member(id: string, name = id.toUpperCase()): Member {
  return { id, name, mask: [], form: null, online: true, chair: 0, screen: false, holder: null }
}

function seat(who: string | number, had: Record<string, number> = {}, name: string | null = null): Seated {
  const bare = { mask: [], form: null, parts: had }
  return typeof who === 'number'
    ? { member: null, bot: who, name: null, ...bare }
    : { member: who, bot: null, name, ...bare }
}

function played(game: string, seats: Seated[], winners: number[], early = false): Played {
  return { game, seats, winners, early }
}

function room(more: Partial<RoomView> = {}): RoomView {
  return {
    code: 'kimora',
    game: 'spyfall',
    phase: 'lobby',
    host: 'a',
    members: [member('a'), member('b'), member('c')],
    chairs: [],
    options: {},
    fewest: 3,
    most: 8,
    commitment: '',
    opening: null,
    record: null,
    door: [],
    match: null,
    paused: false,
    manners: { locked: false, onlookers: true, free_text: true, records: false, picking: 'host' },
    wishes: {},
    evening: [],
    lesson: null,
    ...more,
  }
}

const voting: RoomView['manners'] = { locked: false, onlookers: true, free_text: true, records: false, picking: 'vote' }

test('the host’s tap picks in the lobby; elsewhere, for others and in a vote it is a wish', () => {
  expect(picks(room(), 'a')).toBe(true)
  expect(picks(room(), 'b')).toBe(false)
  expect(picks(room({ phase: 'over' }), 'a')).toBe(false)
  expect(picks(room({ manners: voting }), 'a')).toBe(false)
})

test('wishes stand at their game', () => {
  const wished = room({ wishes: { a: 'wink', c: 'wink', b: 'trolley' } })
  expect(wishers(wished, 'wink').map(({ id }) => id)).toEqual(['a', 'c'])
  expect(wishers(wished, 'spyfall')).toEqual([])
})

test('the most wished game leads; equal wishes leave the one on the table', () => {
  expect(leading(room(), GAMES)).toBe('spyfall')
  expect(leading(room({ wishes: { a: 'wink' } }), GAMES)).toBe('wink')
  expect(leading(room({ wishes: { a: 'wink', b: 'spyfall' } }), GAMES)).toBe('spyfall')
  expect(leading(room({ wishes: { a: 'wink', b: 'trolley', c: 'wink' } }), GAMES)).toBe('wink')
})

test('after a match the host’s own wish comes next, or the most wished where all pick', () => {
  const wishes = { a: 'wink', b: 'trolley', c: 'trolley' }
  expect(upNext(room({ phase: 'over', wishes }), GAMES)).toBe('wink')
  expect(upNext(room({ phase: 'over', wishes: { b: 'trolley' } }), GAMES)).toBeNull()
  expect(upNext(room({ phase: 'over', manners: voting, wishes }), GAMES)).toBe('trolley')
  expect(upNext(room({ phase: 'over', manners: voting }), GAMES)).toBeNull()
})

const evening = [
  played('spyfall', [seat('a', { spy: 2 }, 'Anna'), seat('b', {}, 'B'), seat(3, { spy: 1 })], [1, 2]),
  played('wink', [seat('a', {}, 'Anna'), seat('b', {}, 'B'), seat('gone', {}, 'Гість'), seat(3)], [1]),
  played('spyfall', [seat('a', {}, 'Anna'), seat('b', {}, 'B'), seat('c', {}, 'C')], [], true),
]

test('wins are counted across games, of people and of bots; an early end has none', () => {
  const rows = standings(room({ evening })).map(({ guest, wins, played }) => [guest.key, wins, played])
  expect(rows).toEqual([
    ['b', 2, 3],
    ['bot-3', 1, 2],
    ['gone', 0, 1],
    ['c', 0, 1],
    ['a', 0, 3],
  ])
})

test('names are as they are now, else as they were', () => {
  const known = guests(room({ evening }))
  expect(known.get('a')).toMatchObject({ name: 'A', member: { id: 'a' } })
  expect(known.get('gone')).toMatchObject({ name: 'Гість', member: null })
  expect(known.get('bot-3')).toMatchObject({ name: null, bot: 3 })
})

test('a match names its winners, or nobody', () => {
  const known = guests(room({ evening }))
  expect(evening.map((match) => winnersOf(match, known).map(({ key }) => key))).toEqual([['b', 'bot-3'], ['b'], []])
})

test('parts are counted over all matches of their game, with those who never had them', () => {
  const [spy, ...others] = parts(room({ evening }))
  expect(others).toEqual([])
  expect(spy!.part).toBe('spy')
  expect(spy!.shares.map(({ guest, times }) => [guest.key, times])).toEqual([
    ['a', 2],
    ['bot-3', 1],
    ['b', 0],
    ['c', 0],
  ])
})

test('sides of one game are parts of their own; an evening without parts has no chart', () => {
  const sides = [
    played('passengers', [seat('a', { souls: 1 }), seat('b', { demons: 1 }), seat('c', { yaesther: 1 })], [0]),
  ]
  expect(parts(room({ evening: sides })).map(({ part }) => part)).toEqual(['souls', 'demons', 'yaesther'])
  expect(parts(room({ evening: [evening[1]!] }))).toEqual([])
})
