import { expect, test, vi } from 'vitest'
import type { Heard, RoomView } from '../../generated/messages'
import { audible, isMuted, mute, voiceOf } from '../muted.svelte'
import { inWords, reactionOf } from './reactions'

const line = (seat: number, more: Partial<Heard> = {}): Heard => ({ type: 'said', seat, to: 'all', at: seat, ...more })
const chairs = [
  { member: 'a', bot: null, steward: false },
  { member: null, bot: 3, steward: false },
]
const room = { code: 'kimora', chairs } as unknown as RoomView
const MINE = '/r/kimora'
const talk = [line(0, { text: 'hm' }), line(1, { phrase: 'react-rose' })]

test('a reaction is a phrase that the app knows, and never typed', () => {
  expect(talk.map(reactionOf)).toEqual([null, 'rose'])
  expect(reactionOf({ phrase: 'react-bomb' })).toBeNull()
  expect(reactionOf({ text: 'react-rose', phrase: 'react-rose' })).toBeNull()
  expect(inWords(talk)).toEqual([talk[0]])
})

test('a muted seat is not heard here, whoever sits on it: a person or a bot', () => {
  expect(audible(talk, room, MINE, null)).toBe(talk)
  mute(MINE, voiceOf(chairs[1]!), true)
  expect(audible(talk, room, MINE, null)).toEqual([talk[0]])
  mute(MINE, 'a', true)
  expect(audible(talk, room, MINE, null)).toEqual([])
  mute(MINE, 'a', false)
  mute(MINE, 'bot-3', false)
  expect(audible(talk, room, MINE, null)).toEqual(talk)
})

test('who mutes on a passed phone mutes for nobody else on it, and nobody mutes themselves', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  mute(`${MINE}#0`, 'a', true)
  expect(audible(talk, room, `${MINE}#0`, 'b')).toEqual([talk[1]])
  expect(audible(talk, room, `${MINE}#1`, 'a')).toBe(talk)
  expect(audible(talk, room, null, 'b')).toBe(talk)
  expect(audible(talk, room, `${MINE}#0`, 'a')).toEqual(talk)
  expect([...kept.values()].join()).not.toContain('#')
  mute(MINE, 'a', true)
  expect([...kept.values()].join()).toContain(MINE)
  mute(MINE, 'a', false)
  vi.unstubAllGlobals()
})

test('it is kept for that room alone, and rooms of long ago are forgotten', () => {
  for (let n = 0; n < 20; n++) mute(`/r/room${n}`, 'a', true)
  expect(isMuted('/r/room19', 'a')).toBe(true)
  expect(isMuted('/r/room19', 'b')).toBe(false)
  expect(isMuted('/r/room0', 'a')).toBe(false)
})
