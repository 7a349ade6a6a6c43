// Made by zmova.typescript from the Python types; never edited.

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
  scores: unknown
  why: unknown[]
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

export interface BallBegan {
  type: "dealt"
  first: number
}

export interface NewTurn {
  type: "turn-began"
  seat: number
}

export interface HasLooked {
  type: "looked"
  seat: number
  player: number
}

export interface HasWinked {
  type: "winked"
  seat: number
  player: number
}

export interface HasRested {
  type: "rested"
  strain: "look" | "wink"
}

export interface HasNamed {
  type: "named"
  seat: number
  agent: number
  player: number
  holder: number
}

export interface HasCalled {
  type: "called"
  seat: number
  agent: number
}

export interface HasPassed {
  type: "passed"
  seat: number
}

export interface HasCaught {
  type: "caught"
  seat: number
  agent: number
  caller: number
  player: number
  right: boolean
}

export interface MatchIsOver {
  type: "match-ended"
  winners: number[]
}

export type Notice = BallBegan | NewTurn | HasLooked | HasWinked | HasRested | HasNamed | HasCalled | HasPassed | HasCaught | MatchIsOver

export interface Options {
  eyes?: "masks" | "real"
  signal?: "hand" | "nod" | "wink"
  note?: string | null
  turn_seconds?: number | null
}

export interface View { me: number | null; table: Table; mine: Mine | null; choices: Move[] }
