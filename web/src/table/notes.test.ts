import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetNotes, keepNotes, readNotes } from './notes'
import { visit } from './profile.svelte'
import { HAND } from './storage'

const now = { place: 'kimora', match: 'a1' }
let written: Map<string, string>

beforeEach(() => {
  written = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => written.get(key) ?? null,
    setItem: (key: string, text: string) => void written.set(key, text),
    removeItem: (key: string) => void written.delete(key),
  })
})

afterEach(() => {
  forgetNotes('kimora')
  vi.unstubAllGlobals()
})

test('notes are of one match at one place', () => {
  keepNotes(now, ['bank'])
  expect(readNotes(now, [])).toEqual(['bank'])
  expect(readNotes({ ...now, match: 'b2' }, [])).toEqual([])
  expect(readNotes({ ...now, place: 'lymano' }, [])).toEqual([])
})

test('notes of the next match take the place of the last', () => {
  keepNotes(now, ['bank'])
  keepNotes({ ...now, match: 'b2' }, ['zoo'])
  expect(readNotes(now, [])).toEqual([])
  expect([...written.keys()]).toEqual(['zmova.notes.kimora'])
})

test('what one of several on a phone notes is never written down', () => {
  const theirs = { ...now, place: `kimora${HAND}1` }
  keepNotes(theirs, ['bank'])
  expect(readNotes(theirs, [])).toEqual(['bank'])
  expect(written.size).toBe(0)
  forgetNotes(theirs.place)
  expect(readNotes(theirs, [])).toEqual([])
})

test('notes go with a room that nobody goes back to', () => {
  visit('kimora')
  keepNotes(now, ['bank'])
  for (let room = 0; room < 20; room += 1) visit(`room${room}`)
  expect(readNotes(now, [])).toEqual([])
  expect(written.has('zmova.notes.kimora')).toBe(false)
})
