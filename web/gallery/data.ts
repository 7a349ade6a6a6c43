/** What `python -m tests.gallery` has recorded. */

import type { LessonView, RoomView } from '../src/generated/messages'
import type { Minds, Moments } from '../src/generated/replays'
import type { RoomNote } from '../src/table/api'

export interface RecordedStep {
  step: number
  phase: string
  rules: string[]
  events: string[]
  says: Record<'uk' | 'en', string>
  /** What each seat is, as far as that is one word. */
  seats: string[]
  /** Whoever moves next. */
  mover: number
}

export interface Recording {
  id: string
  game: string
  seats: number
  options: Record<string, unknown>
  steps: RecordedStep[]
}

/** A page that is no moment of a match, or one in a room that is out of the ordinary. */
export interface State {
  id: string
  what: string
  path: string
  game?: string
  room?: RoomView
  note?: RoomNote
  me?: string | null
  recording?: string
  step?: number
  bye?: string
  refused?: string
  refuses?: string
  silent?: boolean
  visited?: boolean
  phone?: boolean
  taps?: string[]
}

export interface Index {
  recordings: Recording[]
  states: State[]
}

/** One recording, as a server would send it to each viewer. */
export interface Match {
  room: RoomView
  after: RoomView
  note: RoomNote
  lessons: (LessonView | null)[]
  onlooker: Moments
  seats: Moments[]
  minds: Minds
  cover: object
  export: object
}

async function recorded<T>(name: string): Promise<T> {
  const answer = await fetch(`/gallery-data/${name}.json`)
  if (!answer.ok) throw new Error(`${name} is not recorded: run ./zmova gallery`)
  return (await answer.json()) as T
}

export const readIndex = (): Promise<Index> => recorded<Index>('index')
export const readState = (id: string): Promise<State> => recorded<State>(`state-${id}`)
export const readMatch = (id: string): Promise<Match> => recorded<Match>(id)
