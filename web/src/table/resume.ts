/** What a member knows of a room, message by message; and where to go on after a lost socket. */

import type { Bye, Heard, Replies, RoomView, Stalled } from '../generated/messages'
import type { Batch, Refusal } from './contract'
import { apply, type Fields } from './delta'

export interface View {
  me: number | null
  table: Fields
  mine: Fields | null
  choices: unknown[]
}

export interface Standing {
  me: string | null
  epoch: string | null
  /** The number of the last message of that epoch that was taken in. */
  cursor: number | null
  room: RoomView | null
  view: View | null
  batch: Batch
  talk: Heard[]
  /** The table's time minus this device's, in ms. */
  offset: number
  /** When the table's time was stopped, on this device's clock; null: it runs. */
  stopped: number | null
  /** The server can't write, so all tables stand still: why. */
  stalled: Stalled['why']
  /** The server closed the door: why. */
  bye: Bye['why'] | null
  /** The server would not let us in: why. */
  turnedAway: Refusal | null
  /** A message is missing: the whole has to be asked for. */
  lost: boolean
}

export const STRANGER: Standing = {
  me: null,
  epoch: null,
  cursor: null,
  room: null,
  view: null,
  batch: { n: 0, notices: [] },
  talk: [],
  offset: 0,
  stopped: null,
  stalled: null,
  bye: null,
  turnedAway: null,
  lost: false,
}

const LONGEST_TALK = 300

/** Farewells after which coming back by itself would be rude or useless. */
const FINAL: Bye['why'][] = ['newer-tab', 'kicked', 'left', 'room-closed']

export function isFinal(why: Bye['why'] | null): boolean {
  return why !== null && FINAL.includes(why)
}

/** What `hello` says of how far we have read; nothing when the whole is wanted. */
export function bookmark(standing: Standing): { epoch?: string; cursor?: number } {
  const { epoch, cursor, lost } = standing
  return lost || epoch === null || cursor === null ? {} : { epoch, cursor }
}

/** The standing after a message that came at `clock` (ms on this device). */
export function hear(old: Standing, reply: Replies, clock: number): Standing {
  switch (reply.type) {
    case 'welcome': {
      const met = { ...old, me: reply.me, epoch: reply.epoch, bye: null, lost: false }
      if (reply.resumed) return met
      return inRoom({ ...met, cursor: reply.n }, reply.room, clock)
    }
    case 'room':
      if (isOld(old, reply.n)) return old
      return inRoom({ ...old, cursor: reply.n }, { ...old.room!, ...reply.room }, clock, reply.now)
    case 'view':
      if (isOld(old, reply.n)) return old
      return {
        ...old,
        cursor: reply.n,
        view: reply.view as View,
        talk: reply.talk,
        offset: reply.now - (old.stopped ?? clock),
        batch: { n: reply.n, notices: [] },
      }
    case 'update': {
      if (isOld(old, reply.n)) return old
      if (!old.view || reply.n !== (old.cursor ?? 0) + 1) return { ...old, lost: true }
      const { view } = old
      const talk = (reply.notices as Heard[]).filter((notice) => notice.type === 'said')
      return {
        ...old,
        cursor: reply.n,
        offset: reply.now - (old.stopped ?? clock),
        view: {
          ...view,
          table: apply(view.table, reply.table),
          mine: view.mine && apply(view.mine, reply.mine),
          choices: reply.choices ?? view.choices,
        },
        talk: talk.length ? [...old.talk, ...talk].slice(-LONGEST_TALK) : old.talk,
        batch: { n: reply.n, notices: reply.notices },
      }
    }
    case 'stalled':
      return stalling(old, reply.why, clock, reply.now)
    case 'bye':
      return { ...old, bye: reply.why }
    case 'refused':
      return reply.id === null && !old.me ? { ...old, turnedAway: { key: reply.key, params: reply.params } } : old
    default:
      return old
  }
}

function isOld(standing: Standing, n: number): boolean {
  return standing.cursor !== null && n <= standing.cursor
}

/** In the lobby, and in another match where the lobby was missed, nothing is left of the match before. */
function inRoom(standing: Standing, room: RoomView | null, clock: number, now: number | null = null): Standing {
  const timed = { ...standing, ...pausing(standing, stands(standing, room), clock, now) }
  if (room?.phase !== 'lobby' && room?.match === standing.room?.match) return { ...timed, room }
  return { ...timed, room, view: null, talk: [], batch: { n: standing.cursor ?? 0, notices: [] } }
}

/** On a new line nothing is known of the server's troubles. */
export function stalling(
  standing: Standing,
  stalled: Stalled['why'],
  clock: number,
  now: number | null = null,
): Standing {
  const met = { ...standing, stalled }
  return { ...met, ...pausing(met, stands(met, met.room), clock, now) }
}

function stands({ stalled }: Standing, room: RoomView | null): boolean {
  return stalled !== null || (room?.paused ?? false)
}

/** The table's time stands while the host pauses it or nothing can be written, and goes on from there; `now`: as the server has it. */
function pausing(
  { offset, stopped }: Standing,
  paused: boolean,
  clock: number,
  now: number | null,
): Pick<Standing, 'offset' | 'stopped'> {
  const stands = paused ? (stopped ?? clock) : null
  if (now !== null) return { offset: now - (stands ?? clock), stopped: stands }
  if (paused) return { offset, stopped: stands }
  return { offset: offset + (stopped === null ? 0 : stopped - clock), stopped: null }
}
