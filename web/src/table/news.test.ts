import { expect, test } from 'vitest'
import type { Member, RoomView } from '../generated/messages'
import { news } from './news'

function member(id: string, more: Partial<Member> = {}): Member {
  return { id, name: id.toUpperCase(), mask: [], form: null, online: true, chair: 0, ...more }
}

function room(members: Member[], more: Partial<RoomView> = {}): RoomView {
  const chairs = members.map(({ id }) => ({ member: id, bot: null, steward: false }))
  const fixed = { code: 'kimora', game: 'spyfall', options: {}, fewest: 3, most: 8, commitment: '', match: null }
  return { ...fixed, phase: 'lobby', host: 'a', members, chairs, ...more }
}

const keys = (before: RoomView, after: RoomView) => news(before, after, 'a').map(({ key, name }) => `${key} ${name}`)
const two = room([member('a'), member('b')])

test('nothing new is nothing told', () => {
  expect(keys(two, two)).toEqual([])
})

test('people come, watch and go', () => {
  expect(keys(room([member('a')]), two)).toEqual(['news-joined B'])
  expect(keys(room([member('a')]), room([member('a'), member('b', { chair: null })]))).toEqual(['news-onlooker B'])
  expect(keys(two, room([member('a')]))).toEqual(['news-left B'])
})

test('lost and found lines are told, but not one’s own', () => {
  const gone = room([member('a', { online: false }), member('b', { online: false })])
  expect(keys(two, gone)).toEqual(['news-offline B'])
  expect(keys(gone, two)).toEqual(['news-online B'])
})

test('bots come and go too', () => {
  const withBot = room(two.members, { chairs: [...two.chairs, { member: null, bot: 4, steward: false }] })
  expect(news(two, withBot, 'a')).toEqual([{ key: 'news-joined', name: '', bot: 4 }])
  expect(news(withBot, two, 'a')).toEqual([{ key: 'news-left', name: '', bot: 4 }])
})

test('a new host is told, and differently when it is me', () => {
  expect(keys(two, room(two.members, { host: 'b' }))).toEqual(['news-host B'])
  expect(keys(room(two.members, { host: 'b' }), two)).toEqual(['news-host-you A'])
})

test('a steward for another seat is told', () => {
  const chairs = two.chairs.map((chair) => ({ ...chair, steward: true }))
  expect(keys(two, room(two.members, { chairs }))).toEqual(['news-steward B'])
})

test('the start of a match and the way back are told', () => {
  expect(keys(two, room(two.members, { phase: 'playing' }))).toEqual(['news-started '])
  expect(keys(room(two.members, { phase: 'over' }), two)).toEqual(['news-lobby '])
})
