/** The server and the device as they were recorded: the page itself is the one that everybody has. */

import type { Replies } from '../src/generated/messages'
import { CODE, momentOf, type Scene, type Seat } from './scene'

/** Sockets that are open now, to be told what happens next. */
const connections = new Set<RecordedSocket>()
let scene: Scene

class RecordedSocket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  readyState = 0
  #seat: Seat | null = null
  #at = 0
  #n = 0

  constructor() {
    if (scene.state?.silent) return
    setTimeout(() => {
      this.readyState = 1
      this.onopen?.()
    })
  }

  send(text: string): void {
    const asked = JSON.parse(text) as { type: string; id?: string; hand?: number; at?: number }
    if (asked.type === 'hello') this.#welcome(asked.hand ?? 0)
    else if (asked.type === 'ping') this.#tell({ type: 'pong', at: asked.at! })
    else if (asked.id && scene.state?.refuses)
      this.#tell({ type: 'refused', id: asked.id, key: scene.state.refuses, params: {} })
    else if (asked.id) this.#tell({ type: 'done', id: asked.id })
  }

  close(): void {
    connections.delete(this)
  }

  /** What happens next, as it is told to this connection. */
  next(): void {
    const { seen, changes } = this.#seat ?? { seen: null, changes: [] }
    const change = changes[this.#at + 1]
    if (!seen || !change) return
    this.#at += 1
    const { at: now, notices, table = {}, mine = {}, choices = null } = change
    this.#tell({ type: 'update', n: (this.#n += 1), now, notices, table, mine, choices })
  }

  #welcome(hand: number): void {
    const { state, room, step } = scene
    const seat = scene.connections.get(hand)
    if (state?.refused) return this.#tell({ type: 'refused', id: null, key: state.refused, params: {} })
    if (!seat || !room) return
    connections.add(this)
    this.#seat = seat
    this.#tell({ type: 'welcome', me: seat.me, epoch: 'gallery', n: 0, resumed: false, room })
    if (seat.seen && room.phase !== 'lobby') this.#show(seat, momentOf(seat, step))
    if (state?.bye) this.#tell({ type: 'bye', why: state.bye as never })
  }

  #show({ seen }: Seat, index: number): void {
    const { at: now, view, heard } = seen!.moments[index]!
    this.#at = index
    this.#tell({ type: 'view', n: (this.#n += 1), now, view, talk: seen!.talk.slice(0, heard) })
  }

  #tell(reply: Replies): void {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(reply) }))
  }
}

/** What the few calls over HTTP would answer; anything else is a file. */
function answered(path: string, query: URLSearchParams): object | null {
  const { note, match } = scene
  if (path === '/api/hello') return {}
  if (path === `/api/rooms/${CODE}`) return note
  if (!match) return null
  if (path.endsWith('/cover')) return match.cover
  if (path.endsWith('/minds')) return match.minds
  if (path.endsWith('/moments'))
    return query.get('seat') === 'none' ? match.onlooker : match.seats[Number(query.get('seat'))]!
  return path.endsWith('.json') ? match.export : null
}

class Remembered implements Storage {
  readonly #kept: Map<string, string>
  constructor(kept: Record<string, unknown>) {
    this.#kept = new Map(Object.entries(kept).map(([key, value]) => [`zmova.${key}`, JSON.stringify(value)]))
  }
  get length(): number {
    return this.#kept.size
  }
  key = (index: number): string | null => [...this.#kept.keys()][index] ?? null
  getItem = (key: string): string | null => this.#kept.get(key) ?? null
  setItem = (key: string, value: string): void => void this.#kept.set(key, value)
  removeItem = (key: string): void => void this.#kept.delete(key)
  clear = (): void => this.#kept.clear()
}

/** The place of the server and the device; then the first scene. */
export function install(given: Scene): void {
  const file = window.fetch.bind(window)
  window.fetch = (asked, init) => {
    const { pathname, searchParams } = new URL(asked instanceof Request ? asked.url : asked, location.origin)
    if (!pathname.startsWith('/api/')) return file(asked, init)
    const body = answered(pathname, searchParams)
    const told = body ?? { key: pathname.startsWith('/api/rooms/') ? 'no-such-room' : 'no-line', params: {} }
    return Promise.resolve(Response.json(told, { status: body ? 200 : 404 }))
  }
  Object.defineProperty(window, 'WebSocket', { value: RecordedSocket })
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined })
  stage(given)
}

export function stage(given: Scene): void {
  scene = given
  connections.clear()
  Object.defineProperty(window, 'localStorage', { value: new Remembered(given.storage), configurable: true })
  history.replaceState(
    null,
    '',
    given.path + (given.state?.recording && given.path.startsWith('/m/') ? `?at=${given.step}` : ''),
  )
}

export function next(): void {
  for (const connection of connections) connection.next()
}
