/** The seam between the house (table, lobby, connection) and a game's own screens. */

import type { Component } from 'svelte'
import type { Heard } from '../generated/messages'
import type { Notes } from './notes'

export interface SeatInfo {
  seat: number
  name: string
  mask: number[]
  form: 'm' | 'f' | null
  bot: boolean
  online: boolean
  steward: boolean
  me: boolean
}

export interface Refusal {
  key: string
  params: Record<string, unknown>
}

/** The latest notices, a new object each time. */
export interface Batch {
  n: number
  notices: any[]
}

/** What a game's screen is given. `view` is replaced (never mutated) on each change. */
export interface GameProps<V = any> {
  view: V
  seats: SeatInfo[]
  batch: Batch
  talk: Heard[]
  /** The table's time in ms, now. */
  tableNow: () => number
  /** How long a message takes to the server and back, in ms; null before the first. */
  roundTrip: number | null
  /** null: done. */
  play: (move: object) => Promise<Refusal | null>
  /** To everybody, or to those whom the game lets one talk to apart. */
  say: (line: { text?: string; phrase?: string; to?: 'all' | 'team' | 'whisper' }) => Promise<Refusal | null>
  host: boolean
  leave: () => void
  /** Host, when over: back to the lobby. */
  again: () => Promise<Refusal | null>
  exportUrl: string | null
  /** Where this seat keeps its own notes of this match. */
  notes: Notes
  /** Nobody touches this screen, and it is read from the sofa. */
  television?: boolean
}

/** What everybody may know of a match, for screens that are nobody's own: a television, a drawn curtain. */
export interface Aloud<V = any> {
  /** What has just happened, in sentences. */
  tell: (notices: any[], view: V, name: (seat: number) => string) => string[]
  /** The seats that the table waits for. */
  waits: (table: any) => number[]
}

export interface OptionsProps {
  options: any
  host: boolean
  change: (options: any) => Promise<Refusal | null>
  seats: number
}

/** An option that is a limit of time, as it is now; null: none. */
export interface Limit {
  field: string
  name: string
  label: string
  seconds: number | null
  /** What it begins with when it is switched on. */
  usual: number
  least?: number
  most?: number
  step?: number
  /** What it is called when there is none. */
  none?: string
  minutes?: boolean
}

/** How a game is told in words when a match is watched again; loaded with the record alone. */
export interface Recall<V = any> {
  /** Fetches the words that it needs. Call it from an effect. */
  fetch: (view: V) => void
  /** A notice as a sentence, as the seat of the view was told. */
  tell: (notice: any, view: V, name: (seat: number) => string) => string | null
  /** A line of talk. */
  spoken: (line: Pick<Heard, 'text' | 'phrase'>) => string
  /** What the seat of the view knows and the others don't, in sentences. */
  knows: (view: V, seats: SeatInfo[]) => string[]
}

/** What a game's folder exports by default from `games/<game>/index.ts`, loaded lazily. */
export interface GameModule {
  /** The whole table, fetched while people gather; the lobby does not wait for it. */
  screen: () => Promise<{ default: Component<GameProps> }>
  Options: Component<OptionsProps>
  /** The rules in short, for a sheet. */
  HowTo: Component
  theme: string
  /** Which limits of time a host may change while a match runs. */
  limits: (options: any) => Limit[]
  aloud: () => Promise<Aloud>
  /** The options in one line for the lobby; without it the lobby says only whether they were changed. */
  summary?: (options: any, seats: number) => string
  recall: () => Promise<{ default: Recall }>
}
