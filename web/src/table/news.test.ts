import { expect, test, vi } from 'vitest'
import type { Member, RoomView } from '../generated/messages'
import { speak } from './i18n.svelte'
import { news, sentence } from './news'

function member(id: string, more: Partial<Member> = {}): Member {
  return {
    id,
    name: id.toUpperCase(),
    mask: [],
    form: null,
    online: true,
    chair: 0,
    screen: false,
    holder: null,
    ...more,
  }
}

function room(members: Member[], more: Partial<RoomView> = {}): RoomView {
  const chairs = members.map(({ id }) => ({ member: id, bot: null, steward: false, asked: false }))
  const manners: RoomView['manners'] = {
    locked: false,
    onlookers: true,
    free_text: true,
    records: false,
    picking: 'host',
  }
  const fixed = {
    code: 'kimora',
    game: 'spyfall',
    options: {},
    fewest: 3,
    most: 8,
    commitment: '',
    opening: null,
    record: null,
    door: [],
    match: null,
    paused: false,
  }
  return {
    ...fixed,
    manners,
    wishes: {},
    evening: [],
    lesson: null,
    phase: 'lobby',
    host: 'a',
    members,
    chairs,
    ...more,
  }
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

test('lost and found connections are told, but not one’s own', () => {
  const gone = room([member('a', { online: false }), member('b', { online: false })])
  expect(keys(two, gone)).toEqual(['news-offline B'])
  expect(keys(gone, two)).toEqual(['news-online B'])
})

test('bots come and go too', () => {
  const withBot = room(two.members, { chairs: [...two.chairs, { member: null, bot: 4, steward: false, asked: false }] })
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

test('whose phone asks whether they are still there is told to the others', () => {
  const chairs = two.chairs.map((chair) => ({ ...chair, asked: true }))
  expect(keys(two, room(two.members, { chairs }))).toEqual(['news-asked B'])
})

test('the start of a match and the way back are told', () => {
  expect(keys(two, room(two.members, { phase: 'playing' }))).toEqual(['news-started '])
  expect(keys(room(two.members, { phase: 'over' }), two)).toEqual(['news-lobby '])
})

test('another game is told, and who has no chair in it', () => {
  const wide = room([member('a'), member('b'), member('c')], { game: 'trolley' })
  const narrow = room([member('a'), member('b'), member('c', { chair: null })], { game: 'wink' })
  expect(news(wide, narrow, 'a')).toEqual([
    { key: 'news-game', name: '', game: 'wink' },
    { key: 'news-chair-lost', name: 'C' },
  ])
  expect(news(wide, narrow, 'c').map(({ key }) => key)).toContain('news-chair-lost-you')
})

test('whoever stands up by themselves has lost nothing', () => {
  expect(keys(two, room([member('a'), member('b', { chair: null })]))).toEqual(['news-onlooker B'])
})

test('a pause, its end and an early end are told', () => {
  const playing = room(two.members, { phase: 'playing' })
  const paused = { ...playing, paused: true }
  expect(keys(playing, paused)).toEqual(['news-paused '])
  expect(keys(paused, playing)).toEqual(['news-resumed '])
  const ended = { match: 'm', game: 'spyfall', seats: [], winners: [], early: true }
  expect(keys(paused, room(two.members, { phase: 'over', evening: [ended] }))).toEqual(['news-early '])
  expect(keys(playing, room(two.members, { phase: 'over', evening: [{ ...ended, early: false }] }))).toEqual([])
})

test('changes of how the room is kept are told, each by itself', () => {
  const strict = room(two.members, {
    manners: { locked: true, onlookers: true, free_text: false, records: true, picking: 'vote' },
  })
  expect(keys(two, strict)).toEqual(['news-locked-yes ', 'news-free-text-no ', 'news-records-yes ', 'news-vote-yes '])
  expect(keys(strict, two)).toEqual(['news-locked-no ', 'news-free-text-yes ', 'news-records-no ', 'news-vote-no '])
})

test('in words a bot has its name, and a game too', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en')
  vi.unstubAllGlobals()
  expect(sentence({ key: 'news-joined', name: 'B' })).toBe('B sits down.')
  const told = news(
    two,
    room(two.members, {
      game: 'wink',
      chairs: [...two.chairs, { member: null, bot: 16, steward: false, asked: false }],
    }),
    'a',
  )
  expect(told.map(sentence).join(' ')).toBe('On the table now: Wink. Mr Pumpkin sits down.')
})
