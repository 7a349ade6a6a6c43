import { beforeEach, expect, test, vi } from 'vitest'
import type { Replies, RoomView } from '../generated/messages'
import { fakeWindow } from './fakeWindow'
import { Connection } from './connection.svelte'

class FakeSocket {
  static all: FakeSocket[] = []
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {}
  say(reply: Replies): void {
    this.onmessage?.({ data: JSON.stringify(reply) })
  }
}

const welcome: Replies = {
  type: 'welcome',
  me: 'a',
  epoch: 'e',
  n: 3,
  resumed: false,
  room: { phase: 'lobby' } as RoomView,
}
const last = () => FakeSocket.all.at(-1)!

function entered(): Connection {
  const link = new Connection('kimora', () => ({ name: 'Оля', mask: [1], lang: 'uk' }))
  link.open()
  last().onopen?.()
  last().say(welcome)
  return link
}

fakeWindow(FakeSocket)
beforeEach(() => {
  FakeSocket.all = []
})

test('it says who it is, and after a loss how far it has read', () => {
  entered()
  expect(last().url).toBe('ws://table:8000/ws/kimora')
  expect(last().sent[0]).toEqual({ type: 'hello', name: 'Оля', mask: [1], lang: 'uk' })
  last().onclose?.()
  vi.advanceTimersByTime(300)
  last().onopen?.()
  expect(last().sent[0]).toMatchObject({ type: 'hello', epoch: 'e', cursor: 3 })
})

/** What was sent beside pings. */
const commands = () => last().sent.filter((one) => one.type !== 'ping')

test('an unanswered command is sent again with its id, an answered one is not', async () => {
  const link = entered()
  const answered = link.ask({ type: 'sit' })
  last().say({ type: 'done', id: commands()[1]!.id as string })
  expect(await answered).toBeNull()
  const waiting = link.ask({ type: 'add-bot' })
  const first = commands()[2]!
  last().onclose?.()
  vi.advanceTimersByTime(300)
  last().onopen?.()
  expect(last().sent).toHaveLength(1)
  last().say({ ...welcome, resumed: true, room: null } as Replies)
  expect(commands().slice(1)).toEqual([first])
  last().say({ type: 'refused', id: first.id as string, key: 'too-many', params: { most: 8 } })
  expect(await waiting).toEqual({ key: 'too-many', params: { most: 8 } })
})

test('a command names the match that it was meant for, also when it is sent again in the next', () => {
  const link = entered()
  const dealt = (match: string): Replies => ({ ...welcome, room: { phase: 'playing', match } as RoomView })
  last().say(dealt('one'))
  void link.ask({ type: 'play', move: { type: 'next' } })
  last().onclose?.()
  vi.advanceTimersByTime(300)
  last().onopen?.()
  last().say(dealt('two'))
  expect(commands().at(-1)).toMatchObject({ type: 'play', match: 'one' })
})

test('a short loss is not told, a longer one is, and its end too', () => {
  const link = entered()
  last().onclose?.()
  vi.advanceTimersByTime(1400)
  expect(link.offline).toBe(false)
  vi.advanceTimersByTime(200)
  expect(link.offline).toBe(true)
  last().say(welcome)
  expect(link.offline).toBe(false)
})

test.each([1, 0.4])('it tries less and less often, at most every five seconds, with a draw of %f', (draw) => {
  vi.spyOn(Math, 'random').mockReturnValue(draw)
  entered()
  for (const most of [300, 600, 1200, 2400, 4800, 5000, 5000]) {
    const wait = most * draw
    const tried = FakeSocket.all.length
    last().onclose?.()
    vi.advanceTimersByTime(wait - 1)
    expect(FakeSocket.all).toHaveLength(tried)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.all).toHaveLength(tried + 1)
  }
})

test('after a newer tab it stays away until the player asks', async () => {
  const link = entered()
  const waiting = link.ask({ type: 'sit' })
  last().say({ type: 'bye', why: 'newer-tab' })
  last().onclose?.()
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(1)
  expect(link.offline).toBe(false)
  expect(await waiting).toEqual({ key: 'gone', params: {} })
  link.reopen()
  expect(FakeSocket.all).toHaveLength(2)
})

test('the round trip is the median of the last pings', () => {
  const link = entered()
  expect(link.roundTrip).toBeNull()
  for (const ms of [40, 900, 60]) last().say({ type: 'pong', at: performance.now() - ms })
  expect(link.roundTrip).toBe(60)
})

test('a connection that falls silent is given up and opened anew', () => {
  entered()
  vi.advanceTimersByTime(10_000)
  expect(last().sent.at(-1)).toMatchObject({ type: 'ping' })
  vi.advanceTimersByTime(20_300)
  expect(FakeSocket.all).toHaveLength(2)
})

test('whoever leaves waits for the answer, and comes back when they like', async () => {
  const link = entered()
  const left = link.leave()
  last().say({ type: 'done', id: commands().at(-1)!.id as string })
  await left
  expect(link.standing.bye).toBe('left')
  link.reopen()
  last().onopen?.()
  last().say(welcome)
  expect(link.over).toBe(false)
})

test('offline one leaves at once, on a silent connection soon, and does not try again', async () => {
  const silent = entered()
  const left = silent.leave()
  vi.advanceTimersByTime(2000)
  await left
  expect(silent.over).toBe(true)

  const lost = entered()
  last().onclose?.()
  vi.advanceTimersByTime(1600)
  const tried = FakeSocket.all.length
  await lost.leave()
  expect(lost.standing.bye).toBe('left')
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(tried)
})

test('whoever comes back to find no connection is told so', async () => {
  const link = entered()
  last().onclose?.()
  vi.advanceTimersByTime(1600)
  await link.leave()
  expect(link.offline).toBe(false)
  link.reopen()
  vi.advanceTimersByTime(1600)
  expect(link.offline).toBe(true)
})
