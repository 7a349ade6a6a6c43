/** The seam between the house (table, lobby, connection) and a game's own screens. */

import type { Component } from 'svelte'
import type { Heard } from '../generated/messages'

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
}

export interface OptionsProps {
  options: any
  host: boolean
  change: (options: any) => Promise<Refusal | null>
  seats: number
}

/** What a game's folder exports by default from `games/<game>/index.ts`, loaded lazily. */
export interface GameModule {
  /** The whole table, fetched while people gather; the lobby does not wait for it. */
  screen: () => Promise<{ default: Component<GameProps> }>
  Options: Component<OptionsProps>
  /** The rules in short, for a sheet. */
  HowTo: Component
  messages: Record<'uk' | 'en', () => Promise<string>>
  theme: string
  /** The options in one line for the lobby; without it the lobby says only whether they were changed. */
  summary?: (options: any, seats: number) => string
}
