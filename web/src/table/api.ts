/** The few things asked over HTTP: who we are, new rooms, what lies behind a code. */

import type { Refusal } from './contract'

export interface RoomNote {
  code: string
  game: string
  phase: 'lobby' | 'playing' | 'over'
  people: number
  free: number
  lesson: boolean
  /** Where a guest reaches the room: a host's own `localhost` is of no use to a phone. */
  link: string
}

export type Answer<T> = { value: T; refused: null } | { value: null; refused: Refusal }

export async function call<T>(path: string, init?: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(path, init)
    const body = await response.json()
    if (response.ok) return { value: body as T, refused: null }
    return { value: null, refused: { key: body.key ?? 'other', params: body.params ?? {} } }
  } catch {
    return { value: null, refused: { key: 'no-line', params: {} } }
  }
}

function post<T>(path: string, body: object): Promise<Answer<T>> {
  return call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Gives this browser its session cookie, which a socket can't set. */
export function sayHello(): Promise<Answer<object>> {
  return post('/api/hello', {})
}

export function newRoom(game: string): Promise<Answer<{ code: string }>> {
  return post('/api/rooms', { game })
}

/** A room where the game is learned with bots. */
export function newLesson(game: string): Promise<Answer<{ code: string }>> {
  return post('/api/lessons', { game })
}

export function lookUp(code: string): Promise<Answer<RoomNote>> {
  return call(`/api/rooms/${code}`)
}

export function qrUrl(code: string): string {
  return `/api/rooms/${code}/qr.svg`
}

export function joinUrl(code: string): string {
  return `${location.origin}/r/${code}`
}
