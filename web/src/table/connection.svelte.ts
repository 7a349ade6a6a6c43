/** The connection to a room: it survives lost sockets, and every command is done once or refused. */

import type { Hello, Replies, Requests } from '../generated/messages'
import { Beats } from './beats'
import type { Refusal } from './contract'
import { filled } from './filling'
import { commandId } from './random'
import { bookmark, hear, isFinal, stalling, STRANGER, type Standing } from './resume'

type DistributiveOmit<T, K extends keyof never> = T extends unknown ? Omit<T, K> : never
/** A command without its id and its match. */
export type Command = DistributiveOmit<Extract<Requests, { id: string }>, 'id' | 'match'>
export type Greeting = Omit<Hello, 'type' | 'epoch' | 'cursor'>

const FIRST_WAIT = 300
/** Each wait is drawn from nought up to a most that doubles: after a restart of the server not all come at once. */
const LONGEST_WAIT = 5000
const PING_EVERY = 10_000
const SILENCE = 25_000
/** A short loss is nobody's business. */
const OFFLINE_AFTER = 1500
const TRIPS = 5
/** Whoever goes does not wait longer for an answer. */
const FAREWELL = 2000

interface Pending {
  text: string
  settle: (refused: Refusal | null) => void
}

export class Connection {
  standing = $state.raw<Standing>(STRANGER)
  /** Whether the loss has lasted long enough to be told. */
  offline = $state(false)
  /** How often in a row the connection could not be opened. */
  failures = $state(0)
  /** How long a message takes to the server and back, in ms: the median of the last ones. */
  roundTrip = $state<number | null>(null)

  readonly #url: string
  readonly #greeting: () => Greeting
  readonly #pending = new Map<string, Pending>()
  readonly #beats = new Beats((reply, clock) => this.#hear(reply, clock))
  #socket: WebSocket | null = null
  #welcomed = false
  #wait = FIRST_WAIT
  #heard = 0
  #trips: number[] = []
  #retry: ReturnType<typeof setTimeout> | undefined
  #offlineTimer: ReturnType<typeof setTimeout> | undefined
  #pinging: ReturnType<typeof setInterval> | undefined

  constructor(code: string, greeting: () => Greeting) {
    this.#url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${code}`
    this.#greeting = greeting
  }

  get over(): boolean {
    return isFinal(this.standing.bye) || this.standing.turnedAway !== null
  }

  /** The table's time in ms, now. */
  tableNow = (): number => (this.standing.stopped ?? performance.now()) + this.standing.offset

  open(): void {
    addEventListener('online', this.#wake)
    addEventListener('pageshow', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    this.#pinging = setInterval(this.#ping, PING_EVERY)
    this.#connectionLost()
    this.#connect()
  }

  close(): void {
    removeEventListener('online', this.#wake)
    removeEventListener('pageshow', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    clearInterval(this.#pinging)
    this.#dropSocket()
    clearTimeout(this.#retry)
    this.#giveUp()
  }

  /** Comes back after a farewell, because the player asked for it. */
  reopen(): void {
    this.close()
    this.standing = { ...STRANGER }
    this.#wait = FIRST_WAIT
    this.open()
  }

  /** Goes, with a word to the server where the connection carries one. */
  async leave(): Promise<void> {
    if (!this.offline)
      await Promise.race([this.ask({ type: 'leave' }), new Promise((late) => setTimeout(late, FAREWELL))])
    if (!this.over) this.standing = { ...this.standing, bye: 'left' }
    this.close()
  }

  ask(command: Command): Promise<Refusal | null> {
    const id = commandId()
    const text = filled(command, JSON.stringify({ ...command, id, match: this.standing.room?.match ?? null }))
    return new Promise((settle) => {
      if (this.over) return settle({ key: 'gone', params: {} })
      this.#pending.set(id, { text, settle })
      if (this.#welcomed) this.#socket?.send(text)
    })
  }

  #connect(): void {
    this.#dropSocket()
    clearTimeout(this.#retry)
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    this.#heard = performance.now()
    if (this.standing.stalled) this.standing = stalling(this.standing, null, this.#heard)
    socket.onopen = () => {
      const hello: Hello = { type: 'hello', ...this.#greeting(), ...bookmark(this.standing) }
      socket.send(JSON.stringify(hello))
    }
    socket.onmessage = (event) => this.#take(JSON.parse(event.data as string) as Replies)
    socket.onclose = () => this.#closed()
  }

  #take(reply: Replies): void {
    this.#heard = performance.now()
    this.#beats.take(reply, this.#heard)
  }

  #hear(reply: Replies, clock: number): void {
    this.standing = hear(this.standing, reply, clock)
    if (reply.type === 'welcome') this.#arrived()
    if (reply.type === 'pong') this.#measure(clock - reply.at)
    if (reply.type === 'done') this.#settle(reply.id, null)
    if (reply.type === 'refused' && reply.id) {
      const { key, params, rule } = reply
      this.#settle(reply.id, { key, params, ...(rule && { rule }) })
    }
    if (this.standing.lost) this.#connect()
  }

  /** The server makes a command with a known id harmless, so all that is unanswered is sent again. */
  #arrived(): void {
    this.#welcomed = true
    this.#wait = FIRST_WAIT
    this.failures = 0
    this.offline = false
    clearTimeout(this.#offlineTimer)
    this.#offlineTimer = undefined
    for (const { text } of this.#pending.values()) this.#socket?.send(text)
    this.#ping()
  }

  #measure(ms: number): void {
    this.#trips = [...this.#trips, ms].slice(-TRIPS)
    this.roundTrip = this.#trips.toSorted((one, other) => one - other)[Math.floor(this.#trips.length / 2)] ?? null
  }

  #settle(id: string, refused: Refusal | null): void {
    this.#pending.get(id)?.settle(refused)
    this.#pending.delete(id)
  }

  #closed(): void {
    this.#dropSocket()
    if (this.over) return this.#giveUp()
    this.failures += 1
    this.#connectionLost()
    this.#retry = setTimeout(() => this.#connect(), Math.random() * this.#wait)
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2)
  }

  #connectionLost(): void {
    this.#offlineTimer ??= setTimeout(() => (this.offline = true), OFFLINE_AFTER)
  }

  #giveUp(): void {
    clearTimeout(this.#offlineTimer)
    this.#offlineTimer = undefined
    this.offline = false
    for (const id of [...this.#pending.keys()]) this.#settle(id, { key: 'gone', params: {} })
  }

  #dropSocket(): void {
    const socket = this.#socket
    this.#socket = null
    this.#welcomed = false
    this.#beats.drop()
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  /** A ping now and then; a connection that stays silent is dead, whatever the system thinks. */
  #ping = (): void => {
    if (!this.#socket) return
    if (performance.now() - this.#heard > SILENCE) return this.#closed()
    if (this.#welcomed) this.#socket.send(JSON.stringify({ type: 'ping', at: performance.now() }))
  }

  /** The page is looked at again, or the network is back: no waiting. */
  #wake = (): void => {
    if (document.hidden || this.over) return
    if (!this.#socket) this.#connect()
    else if (performance.now() - this.#heard > PING_EVERY + 3000) this.#closed()
    else this.#ping()
  }
}
