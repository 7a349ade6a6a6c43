import { expect, test } from 'vitest'
import type { Replies, RoomView } from '../generated/messages'
import { bookmark, hear, isFinal, stalling, STRANGER, type Standing } from './resume'

const room: RoomView = {
  code: 'kimora',
  game: 'spyfall',
  phase: 'playing',
  host: 'a',
  members: [],
  chairs: [],
  options: {},
  fewest: 3,
  most: 8,
  commitment: 'c',
  opening: null,
  record: null,
  door: [],
  match: 'm',
  paused: false,
  manners: { locked: false, onlookers: true, free_text: true, records: false, picking: 'host' },
  wishes: {},
  evening: [],
  lesson: null,
}
const view = { me: 0, table: { round: 1, exchanges: [1] }, mine: { spy: true }, choices: [{ type: 'ask' }] }

const welcome: Replies = { type: 'welcome', me: 'a', epoch: 'e1', n: 4, resumed: false, room }
const viewed: Replies = { type: 'view', n: 5, now: 1000, view, talk: [] }

function update(n: number, more: object = {}): Replies {
  return { type: 'update', n, now: 2000, notices: [], table: {}, mine: {}, choices: null, ...more }
}

function after(...replies: Replies[]): Standing {
  return replies.reduce((standing, reply) => hear(standing, reply, 300), STRANGER)
}

const playing = after(welcome, viewed)

test('a stranger has no bookmark and is sent the whole', () => {
  expect(bookmark(STRANGER)).toEqual({})
  expect(playing).toMatchObject({ me: 'a', epoch: 'e1', cursor: 5, room, view, offset: 700 })
})

test('after a lost socket we go on from the last message taken in', () => {
  expect(bookmark(after(welcome, viewed, update(6)))).toEqual({ epoch: 'e1', cursor: 6 })
})

test('a resumed welcome changes nothing but the name of the epoch; the missed messages follow', () => {
  const back = hear(playing, { ...welcome, n: 7, resumed: true, room: null }, 300)
  expect(back).toMatchObject({ cursor: 5, room, view })
  const caught = hear(back, update(6, { table: { round: 2 } }), 300)
  expect(caught.view?.table).toMatchObject({ round: 2 })
})

test('a message that was taken in already is passed over', () => {
  const once = hear(playing, update(6, { table: { exchanges: { from: 1, items: [2] } } }), 300)
  const twice = hear(once, update(6, { table: { exchanges: { from: 1, items: [9] } } }), 300)
  expect(twice).toBe(once)
})

test('a gap is noticed, and the whole is asked for', () => {
  const gap = hear(playing, update(8, { table: { round: 3 } }), 300)
  expect(gap.lost).toBe(true)
  expect(gap.view).toBe(playing.view)
  expect(bookmark(gap)).toEqual({})
  expect(hear(gap, { ...welcome, n: 20 }, 300).lost).toBe(false)
})

test('after a restart of the server the numbers begin anew', () => {
  const anew = hear(playing, { ...welcome, epoch: 'e2', n: 1 }, 300)
  expect(anew).toMatchObject({ epoch: 'e2', cursor: 1, view })
  expect(hear(anew, { ...viewed, n: 2 } as Replies, 300).cursor).toBe(2)
})

test('an update changes table, own part and choices without touching the old view', () => {
  const fresh = hear(playing, update(6, { table: { round: 2 }, mine: { spy: false }, choices: [] }), 300)
  expect(fresh.view).toEqual({ me: 0, table: { round: 2, exchanges: [1] }, mine: { spy: false }, choices: [] })
  expect(playing.view).toEqual(view)
})

test('an onlooker has no part of their own', () => {
  const onlooker = after(welcome, { ...viewed, view: { ...view, me: null, mine: null } } as Replies)
  expect(hear(onlooker, update(6), 300).view?.mine).toBeNull()
})

test('talk is gathered from the notices', () => {
  const said = { type: 'said', seat: 1, to: 'all', at: 5, text: 'hm' }
  const fresh = hear(playing, update(6, { notices: [{ type: 'asked' }, said] }), 300)
  expect(fresh.talk).toEqual([said])
  expect(fresh.batch).toEqual({ n: 6, notices: [{ type: 'asked' }, said] })
})

test('back in the lobby nothing is left of the match', () => {
  const lobby = hear(playing, { type: 'room', n: 6, room: { ...room, phase: 'lobby' }, now: null }, 300)
  expect(lobby).toMatchObject({ view: null, talk: [] })
})

test('nothing is left of a match either where the lobby after it was missed', () => {
  const said = { type: 'said', seat: 1, to: 'all', at: 5, text: 'hm' }
  const talked = hear(playing, update(6, { notices: [said] }), 300)
  const next = hear(talked, { ...welcome, n: 40, room: { ...room, match: 'next' } } as Replies, 300)
  expect(next).toMatchObject({ view: null, talk: [], batch: { n: 40, notices: [] } })
  const over = hear(talked, { type: 'room', n: 7, room: { ...room, phase: 'over' }, now: null }, 300)
  expect(over).toMatchObject({ view: talked.view, talk: [said] })
})

test('we come back by ourselves after a restart, not after being shown the door', () => {
  expect(['restart'].some((why) => isFinal(why as 'restart'))).toBe(false)
  expect(isFinal('newer-tab') && isFinal('kicked') && isFinal('left') && isFinal('room-closed')).toBe(true)
  expect(isFinal(null)).toBe(false)
})

test('a refused hello turns a newcomer away; a refused command does not', () => {
  const refused: Replies = { type: 'refused', id: null, key: 'room-full', params: {} }
  expect(hear(STRANGER, refused, 0).turnedAway).toEqual({ key: 'room-full', params: {} })
  expect(hear(playing, { ...refused, id: 'x1' } as Replies, 0)).toBe(playing)
})

test('the table’s time stands while the host pauses it, and goes on from there', () => {
  const now = ({ offset, stopped }: Standing, clock: number): number => (stopped ?? clock) + offset
  const paused = hear(playing, { type: 'room', n: 6, room: { ...room, paused: true }, now: 1200 }, 500)
  expect([now(playing, 500), now(paused, 500), now(paused, 9000)]).toEqual([1200, 1200, 1200])
  const talked = hear(paused, { ...update(7), now: 1190 } as Replies, 4000)
  expect(now(talked, 8000)).toBe(1190)
  const resumed = hear(talked, { type: 'room', n: 8, room: { ...room }, now: 1190 }, 9000)
  expect([now(resumed, 9000), now(resumed, 9250)]).toEqual([1190, 1440])
})

test('it stands too while the server can not write, and in a new line until it says so', () => {
  const now = ({ offset, stopped }: Standing, clock: number): number => (stopped ?? clock) + offset
  const stalled = hear(playing, { type: 'stalled', why: 'full', now: 1200 }, 500)
  expect([stalled.stalled, now(stalled, 9000)]).toEqual(['full', 1200])
  const seen = hear(stalled, { type: 'room', n: 6, room: { ...room }, now: 1200 }, 600)
  expect(now(seen, 9000)).toBe(1200)
  const freed = hear(seen, { type: 'stalled', why: null, now: 1200 }, 9000)
  expect([freed.stalled, now(freed, 9000), now(freed, 9250)]).toEqual([null, 1200, 1450])
  expect(now(stalling(seen, null, 9000), 9100)).toBe(1300)
})

test('a pause that is heard of late stops the time where it stood, not where it was heard', () => {
  const heard = hear(playing, { type: 'room', n: 6, room: { ...room, paused: true }, now: 1200 }, 9000)
  expect(heard.stopped! + heard.offset).toBe(1200)
  const missed = hear(playing, { type: 'room', n: 6, room: { ...room }, now: 1500 }, 9000)
  expect([missed.stopped, 9000 + missed.offset]).toEqual([null, 1500])
})

test('a match that ends in a pause lets the time go on from there', () => {
  const paused = hear(playing, { type: 'room', n: 6, room: { ...room, paused: true }, now: 1200 }, 500)
  const over = hear(paused, { type: 'room', n: 7, room: { ...room, phase: 'over' }, now: null }, 9000)
  expect([over.stopped, 9000 + over.offset]).toEqual([null, 1200])
})

test('whoever comes into a pause sees the time that stands', () => {
  const late = after({ ...welcome, room: { ...room, paused: true } } as Replies, viewed)
  expect(late.stopped! + late.offset).toBe(1000)
})
