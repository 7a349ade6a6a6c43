// Made by zmova.typescript from the Python types; never edited.

import type { Fields } from '../table/options/fields'

export interface TableView {
  seats: number
  round: number
  rounds: number
  driver: number
  left: number[]
  right: number[]
  helper: number | null
  skulls: number[]
  phase: PickingView | ModifyingView | ArguingView | PauseView | OverView
  tracks: TracksView
  hands: Backs[]
  decks: Backs
  arguments: Argument[]
  verdicts: VerdictView[]
  own: OwnDecks
  valerii: boolean
  accomplices: boolean
  argue_seconds: number | null
}

export interface PickingView {
  type: "picking"
  deck: "guilty" | "innocents" | "modifiers"
  waiting: number[]
  picked: ("left" | "right")[]
  ends: number | null
}

export interface ModifyingView {
  type: "modifying"
  seat: number
  extra: boolean
  ends: number | null
}

export interface ArguingView {
  type: "arguing"
  ends: number | null
}

export interface PauseView {
  type: "pause"
  ends: number
}

export interface OverView {
  type: "over"
  result: Result
}

export interface Result {
  winners: number[]
  scores: number[]
  why: Skull[]
}

export interface Skull {
  round: number
  seat: number
  rule: string
  points: number
  driver: number
  track: "left" | "right"
}

export interface TracksView {
  left: Character[]
  right: Character[]
}

export interface Character {
  card: string
  guilty: boolean
  seat: number | null
  modifiers: Pinned[]
}

export interface Pinned {
  card: string
  seat: number
}

export interface Backs {
  innocents: number
  guilty: number
  modifiers: number
}

export interface Argument {
  seat: number
  target: Spot
  reason: "good-for-nothing" | "had-a-life" | "not-cute" | "so-absurd" | "so-cute" | "so-dangerous" | "so-few" | "so-guilty" | "so-harmless" | "so-innocent" | "so-many" | "so-useful" | "so-young" | "too-absurd"
  modifier?: number | null
  wording?: number
}

export interface Spot {
  track: "left" | "right"
  place: number
}

export interface VerdictView {
  round: number
  driver: number
  track: "left" | "right"
  by_chance: boolean
  left: number[]
  right: number[]
  tracks: TracksView
  arguments: Argument[]
}

export interface OwnDecks {
  innocents?: string[]
  guilty?: string[]
  modifiers?: string[]
}

export type Table = TableView

export interface MineView {
  track: "left" | "right" | null
  hands: HandView[]
  pick: string | null
  arrange: boolean
}

export interface HandView {
  seat: number
  innocents: string[]
  guilty: string[]
  modifiers: string[]
  extra: number
}

export type Mine = MineView

export interface Arrange {
  type: "arrange"
  innocents: number
  guilty: number
  modifiers: number
}

export interface Innocent {
  type: "innocent"
  card: number
}

export interface Guilty {
  type: "guilty"
  card: number
}

export interface Modifier {
  type: "modifier"
  card: number
  target: Spot
}

export interface Pass {
  type: "pass"
}

export interface Argue {
  type: "argue"
  target: Spot
  reason: "good-for-nothing" | "had-a-life" | "not-cute" | "so-absurd" | "so-cute" | "so-dangerous" | "so-few" | "so-guilty" | "so-harmless" | "so-innocent" | "so-many" | "so-useful" | "so-young" | "too-absurd"
  modifier?: number | null
  wording?: number
}

export interface Steer {
  type: "steer"
  track: "left" | "right"
}

export type Move = Arrange | Innocent | Guilty | Modifier | Pass | Argue | Steer

export type Choice = Arrange | Innocent | Guilty | Modifier | Pass | Argue | Steer

export interface WasShuffled {
  type: "shuffled"
  deck: "guilty" | "innocents" | "modifiers"
}

export interface NewRound {
  type: "round-began"
  round: number
  driver: number
}

export interface WasTurned {
  type: "turned"
  track: "left" | "right"
  card: string
}

export interface WasArranged {
  type: "arranged"
  seat: number
  innocents: number
  guilty: number
  modifiers: number
}

export interface PickIsOpen {
  type: "pick-opened"
  deck: "guilty" | "innocents" | "modifiers"
}

export interface HasPicked {
  type: "picked"
  seat: number
  deck: "guilty" | "innocents" | "modifiers"
}

export interface PicksAreShown {
  type: "picks-shown"
  deck: "guilty" | "innocents" | "modifiers"
}

export interface WasCalled {
  type: "called"
  seat: number
  extra: boolean
}

export interface WasPinned {
  type: "pinned"
  seat: number
  card: string
  target: Spot
}

export interface HasPassed {
  type: "passed"
  seat: number
}

export interface ArgumentIsOpen {
  type: "argument-began"
}

export interface HasArgued {
  type: "argued"
  seat: number
  target: Spot
  reason: "good-for-nothing" | "had-a-life" | "not-cute" | "so-absurd" | "so-cute" | "so-dangerous" | "so-few" | "so-guilty" | "so-harmless" | "so-innocent" | "so-many" | "so-useful" | "so-young" | "too-absurd"
  modifier: number | null
  wording: number
}

export interface HasSteered {
  type: "steered"
  driver: number
  track: "left" | "right"
  by_chance: boolean
  helper: number | null
}

export interface MatchIsOver {
  type: "match-ended"
  winners: number[]
}

export type Notice = WasShuffled | NewRound | WasTurned | WasArranged | PickIsOpen | HasPicked | PicksAreShown | WasCalled | WasPinned | HasPassed | ArgumentIsOpen | HasArgued | HasSteered | MatchIsOver

export interface Options {
  family: boolean
  arrange: boolean
  valerii: boolean
  accomplices: boolean
  argue_seconds: number | null
  pick_seconds: number | null
  modifier_seconds: number | null
  pause_seconds: number | null
  own: OwnDecks
  only_own: boolean
}

export const OPTIONS = {
  family: {"default":false,"kind":"switch"},
  arrange: {"default":true,"kind":"switch"},
  valerii: {"default":false,"kind":"switch"},
  accomplices: {"default":false,"kind":"switch"},
  argue_seconds: {"default":180,"kind":"limit","least":5,"most":1800,"step":30,"nullable":true,"usual":180},
  pick_seconds: {"default":null,"kind":"limit","least":5,"most":600,"step":10,"nullable":true,"room":90,"usual":90},
  modifier_seconds: {"default":null,"kind":"limit","least":5,"most":600,"step":10,"nullable":true,"room":60,"usual":60},
  pause_seconds: {"default":null,"kind":"limit","least":1,"most":60,"step":2,"nullable":true,"room":12,"usual":12},
  own: {"default":{},"kind":"special","fields":{"innocents":{"kind":"special","each":{"kind":"text","longest":120},"longest":200},"guilty":{"kind":"special","each":{"kind":"text","longest":120},"longest":200},"modifiers":{"kind":"special","each":{"kind":"text","longest":120},"longest":200}}},
  only_own: {"default":false,"kind":"switch"},
} as const satisfies Fields<Options>

export const TOLD = {"shuffled":{},"round-began":{"driver":"seat"},"turned":{},"arranged":{"seat":"seat","innocents":"seat","guilty":"seat","modifiers":"seat"},"pick-opened":{},"picked":{"seat":"seat"},"picks-shown":{},"called":{"seat":"seat"},"pinned":{"seat":"seat"},"passed":{"seat":"seat"},"argument-began":{},"argued":{"seat":"seat"},"steered":{"driver":"seat","helper":"seat"},"match-ended":{"winners":"seats"}} as const

export interface View { me: number | null; table: Table; mine: Mine | null; choices: Choice[] }

export interface Game { view: View; move: Move; notice: Notice; options: Options }
