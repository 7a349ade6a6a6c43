/** What passes between the app (table, lobby, connection) and a game's own screens. */

import type { Component } from 'svelte'
import type { Heard, TableNotice } from '../generated/messages'
import type { Notes } from './notes'
import type { Fields } from './options/fields'

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
  /** The id of the rule that forbids it, where there is one. */
  rule?: string
}

/** The types of one game: `Game` of its generated file. Where any game may come, they are not known. */
export interface Types {
  view: { table: unknown }
  move: { type: string }
  notice: { type: string }
  options: object
  audience: string
}

/** The latest notices, a new object each time. */
export interface Batch<Notice = any> {
  n: number
  notices: (Notice | TableNotice)[]
}

/** What a game's screen is given. `view` is replaced (never mutated) on each change. */
export interface GameProps<Game extends Types = any> {
  view: Game['view']
  seats: SeatInfo[]
  batch: Batch<Game['notice']>
  talk: Heard[]
  /** The table's time in ms, now. */
  tableNow: () => number
  /** How long a message takes to the server and back, in ms; null before the first. */
  roundTrip: number | null
  /** null: done. */
  play: (move: Game['move']) => Promise<Refusal | null>
  /** To everybody, or to those whom the game lets one talk to apart. */
  say: (line: { text?: string; phrase?: string; to?: Game['audience'] }) => Promise<Refusal | null>
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
export interface PublicStory<Game extends Types = any> {
  /** What has just happened, in sentences. */
  tell: (notices: Batch<Game['notice']>['notices'], view: Game['view'], name: (seat: number) => string) => string[]
  /** What somebody at the table would announce now: shown where a phone that is passed waits for nobody. */
  announcement?: (table: Game['view']['table']) => string | null
}

export interface OptionsProps<Options extends object = any> {
  options: Options
  host: boolean
  change: (options: Options) => Promise<Refusal | null>
  seats: number
}

/** How a game is told in words: when a match is watched again, and on screens that are nobody's own. */
export interface ReplayWords<Game extends Types = any> {
  /** Fetches the words that it needs. Call it from an effect. */
  fetch: (view: Game['view']) => void
  /** A notice as a sentence, as the seat of the view was told. */
  tell: (notice: Game['notice'], view: Game['view'], name: (seat: number) => string) => string | null
  /** A line of talk. */
  spoken: (line: Pick<Heard, 'text' | 'phrase'>) => string
  /** What the seat of the view knows and the others don't, in sentences. */
  knows: (view: Game['view'], seats: SeatInfo[]) => string[]
}

/** What a game's folder exports by default from `games/<game>/index.ts`, loaded lazily. */
export interface GameModule<Game extends Types = any> {
  /** The whole table, fetched while people gather; the lobby does not wait for it. */
  screen: () => Promise<{ default: Component<GameProps<Game>> }>
  options: Fields<Game['options']>
  /** For what the plain form can't draw; fetched when it is opened. */
  Options?: () => Promise<{ default: Component<OptionsProps<Game['options']>> }>
  /** The rules in short, for a sheet: each part is `<game>-how-<part>` and `-text` of its catalogue. */
  how?: readonly string[]
  theme: string
  publicStory: () => Promise<PublicStory<Game>>
  /** The options in one line for the lobby; without it the lobby says only whether they were changed. */
  summary?: (options: Game['options'], seats: number) => string
  replayWords: () => Promise<{ default: ReplayWords<Game> }>
}
