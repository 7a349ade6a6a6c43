// Made by zmova.typescript from the Python types; never edited.

import type { Fields } from '../table/options/fields'

export interface TableView {
  seats: number
  eyes: "masks" | "real"
  signal: "hand" | "nod" | "wink"
  note: string | null
  turn: number
  phase: TurnView | OverView
  crowd: number[]
  up: number[]
  down: number[]
  pawns: (number | null)[]
  barred: number[]
  hands: number[]
  cards: number[]
  laid: number[]
  won: number[][]
  fallen: number[][]
  gazes: Gaze[]
  story: Deed[]
}

export interface TurnView {
  type: "turn"
  seat: number
  names: boolean
  ends: number | null
}

export interface OverView {
  type: "over"
  result: Result
  hands: number[][]
  winks: WinkView[]
}

export interface Result {
  winners: number[]
  scores: number[]
  why: Point[]
}

export interface Point {
  seat: number
  rule: "W19" | "W23" | "W24" | "W7"
  points: number
  agent?: number | null
  tie?: "fallen" | "laid" | null
  count?: number | null
}

export interface WinkView {
  at: number
  seat: number
  player: number
  agent: number
  seen_by: number[]
}

export interface Gaze {
  player: number
  since: number
}

export interface Deed {
  at: number
  kind: "called" | "caught" | "named" | "passed"
  seat: number
  agent?: number | null
  player?: number | null
  holder?: number | null
  right?: boolean
}

export type Table = TableView

export interface MineView {
  hand: number[]
  seen: Seen[]
  look_from: number | null
  wink_from: number | null
}

export interface Seen {
  at: number
  seat: number
  player: number
}

export type Mine = MineView

export interface Name {
  type: "name"
  player: number
}

export interface Call {
  type: "call"
  agent: number
}

export interface Pass {
  type: "pass"
}

export interface Look {
  type: "look"
  player: number
}

export interface Wink {
  type: "wink"
}

export interface Catch {
  type: "catch"
  player: number
  agent: number
}

export type Move = Name | Call | Pass | Look | Wink | Catch

export type Choice = Name | Call | Pass | Look | Wink | Catch

export interface DealtNotice {
  type: "dealt"
  crowd: number[]
  first: number
}

export interface TurnBeganNotice {
  type: "turn-began"
  seat: number
}

export interface LookedNotice {
  type: "looked"
  seat: number
  player: number
}

export interface WinkedNotice {
  type: "winked"
  seat: number
  player: number
}

export interface RestedNotice {
  type: "rested"
  seat: number
  strain: "look" | "wink"
}

export interface NamedNotice {
  type: "named"
  seat: number
  agent: number
  player: number
  holder: number
  right: boolean
}

export interface CalledNotice {
  type: "called"
  seat: number
  agent: number
}

export interface PassedNotice {
  type: "passed"
  seat: number
}

export interface CaughtNotice {
  type: "caught"
  seat: number
  agent: number
  caller: number
  player: number
  right: boolean
}

export interface MatchEndedNotice {
  type: "match-ended"
  winners: number[]
  scores: number[]
  why: Point[]
}

export type Notice = DealtNotice | TurnBeganNotice | LookedNotice | WinkedNotice | RestedNotice | NamedNotice | CalledNotice | PassedNotice | CaughtNotice | MatchEndedNotice

export interface Options {
  eyes: "masks" | "real"
  signal: "hand" | "nod" | "wink"
  note: string | null
  turn_seconds: number | null
}

export const OPTIONS = {
  eyes: {"default":"masks","kind":"choice","values":["masks","real"]},
  signal: {"default":"wink","kind":"choice","values":["wink","nod","hand"]},
  note: {"default":null,"kind":"text","longest":80,"nullable":true},
  turn_seconds: {"default":null,"kind":"limit","least":5,"most":600,"step":10,"nullable":true,"room":60,"usual":60},
} as const satisfies Fields<Options>

export const TOLD = {"dealt":{"first":"seat"},"turn-began":{"seat":"seat"},"looked":{"seat":"seat","player":"seat"},"winked":{"seat":"seat","player":"seat"},"rested":{"seat":"seat"},"named":{"seat":"seat","agent":"agents","player":"seat","holder":"seat"},"called":{"seat":"seat","agent":"agents"},"passed":{"seat":"seat"},"caught":{"seat":"seat","agent":"agents","caller":"seat","player":"seat"},"match-ended":{"winners":"seats"}} as const

export interface View { me: number | null; table: Table; mine: Mine | null; choices: Choice[] }

export interface Game { view: View; move: Move; notice: Notice; options: Options }
