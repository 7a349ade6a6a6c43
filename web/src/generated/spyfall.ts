// Made by zmova.typescript from the Python types; never edited.

import type { Fields } from '../table/options/fields'

export interface TableView {
  seats: number
  round: number
  rounds: number
  dealer: number
  clock: number
  phase: QuestionsView | VoteView | GuessView | BetweenView | OverView
  places: PlaceView[]
  own: OwnPlace[]
  may_accuse: boolean[]
  exchanges: Exchange[]
  votes: Ballots[]
  finished: Shown[]
  scores: number[]
}

export interface QuestionsView {
  type: "questions"
  asker: number
  asked: number | null
  barred: number | null
  ends: number
  turn_ends: number | null
}

export interface VoteView {
  type: "vote"
  suspect: number
  accuser: number | null
  voted: number[]
  ends: number | null
  left: number
  to_come: number[]
}

export interface GuessView {
  type: "guess"
  spy: number
  ends: number | null
  left: number
}

export interface BetweenView {
  type: "between"
  dealer: number
  ends: number | null
}

export interface OverView {
  type: "over"
  result: Result
}

export interface Result {
  winners: number[]
  scores: number[]
  why: Point[]
}

export interface Point {
  round: number
  seat: number
  rule: string
  points: number
  reason: "good-accusation" | "innocent-condemned" | "right-guess" | "spy-lost" | "spy-won"
}

export interface PlaceView {
  id: string
  used: boolean
}

export interface OwnPlace {
  name: string
  roles: string[]
}

export interface Exchange {
  asker: number
  to: number
  text?: string | null
  topic?: string | null
  wording?: number | null
  answered?: boolean
  answer?: string | null
  grade?: number | null
  answer_wording?: number | null
}

export interface Ballots {
  suspect: number
  accuser: number | null
  ballots: (boolean | null)[]
  silent: number[]
  condemned: boolean
}

export interface Shown {
  round: number
  dealer: number
  spy: number
  location: string
  roles: (number | null)[]
  ending: "accusation" | "called-off" | "guess" | "silence" | "time" | "vote" | "wrong-guess"
  guess: string | null
  points: Point[]
}

export type Table = TableView

export interface MineView {
  spy: boolean
  location: string | null
  role: number | null
  ballot: boolean | null
}

export type Mine = MineView

export interface Ask {
  type: "ask"
  to: number
  text?: string | null
  topic?: string | null
  wording?: number | null
}

export interface Answer {
  type: "answer"
  text?: string | null
  grade?: number | null
  wording?: number | null
}

export interface About {
  type: "about"
  topic?: string
}

export interface Meant {
  type: "meant"
  grade?: number
}

export interface Accuse {
  type: "accuse"
  suspect: number
}

export interface Vote {
  type: "vote"
  guilty: boolean
}

export interface Reveal {
  type: "reveal"
}

export interface Guess {
  type: "guess"
  location: string
}

export interface Next {
  type: "next"
}

export type Move = Ask | Answer | About | Meant | Accuse | Vote | Reveal | Guess | Next

export type Choice = Ask | Answer | About | Meant | Accuse | Vote | Reveal | Guess | Next

export interface RoundBegan {
  type: "dealt"
  round: number
  dealer: number
  spy?: boolean | null
  location?: string | null
  role?: number | null
}

export interface WasAsked {
  type: "asked"
  seat: number
  to: number
  text?: string | null
  topic?: string | null
  wording?: number | null
}

export interface WasAnswered {
  type: "answered"
  seat: number
  text?: string | null
  grade?: number | null
  wording?: number | null
}

export interface WasExplained {
  type: "explained"
  seat: number
  topic?: string | null
  grade?: number | null
}

export interface WasAccused {
  type: "accused"
  seat: number
  suspect: number
}

export interface TimeIsUp {
  type: "time-ran-out"
}

export interface WasNominated {
  type: "nominated"
  suspect: number
}

export interface HasVoted {
  type: "voted"
  seat: number
  guilty?: boolean | null
}

export interface WasCounted {
  type: "counted"
  suspect: number
  accuser: number | null
  ballots: (boolean | null)[]
  silent: number[]
  condemned: boolean
}

export interface SpyWasShown {
  type: "spy-shown"
  seat: number
}

export interface WasGuessed {
  type: "guessed"
  seat: number
  location: string | null
  right: boolean
}

export interface RoundIsOver {
  type: "round-ended"
  ending: "accusation" | "called-off" | "guess" | "silence" | "time" | "vote" | "wrong-guess"
  points: Point[]
}

export interface WasCalledOff {
  type: "called-off"
}

export type Notice = RoundBegan | WasAsked | WasAnswered | WasExplained | WasAccused | TimeIsUp | WasNominated | HasVoted | WasCounted | SpyWasShown | WasGuessed | RoundIsOver | WasCalledOff

export interface Options {
  rounds: number
  minutes: number | null
  vote_seconds: number | null
  guess_seconds: number | null
  turn_seconds: number | null
  next_seconds: number | null
  packs: ("classic" | "ukraine")[]
  off: string[]
  own: OwnPlace[]
}

export const OPTIONS = {
  rounds: {"default":5,"kind":"number","least":1,"most":15,"step":1},
  minutes: {"default":null,"kind":"limit","least":1,"most":20,"step":1,"usual":8,"nullable":true},
  vote_seconds: {"default":30,"kind":"limit","least":5,"most":600,"step":10,"nullable":true,"usual":30},
  guess_seconds: {"default":60,"kind":"limit","least":5,"most":600,"step":10,"nullable":true,"usual":60},
  turn_seconds: {"default":null,"kind":"limit","least":5,"most":600,"step":10,"nullable":true,"room":90,"usual":90},
  next_seconds: {"default":null,"kind":"limit","least":5,"most":600,"step":10,"nullable":true,"room":90,"usual":90},
  packs: {"default":["classic"],"kind":"special","each":{"kind":"choice","values":["classic","ukraine"]},"longest":8},
  off: {"default":[],"kind":"special","each":{"kind":"text"},"longest":200},
  own: {"default":[],"kind":"special","each":{"kind":"special","fields":{"name":{"kind":"text","longest":40},"roles":{"kind":"special","each":{"kind":"text","longest":40},"longest":7}}},"longest":30},
} as const satisfies Fields<Options>

export const TOLD = {"dealt":{"dealer":"seat"},"asked":{"seat":"seat","to":"seat"},"answered":{"seat":"seat"},"explained":{"seat":"seat"},"accused":{"seat":"seat","suspect":"seat"},"time-ran-out":{},"nominated":{"suspect":"seat"},"voted":{"seat":"seat"},"counted":{"suspect":"seat","accuser":"seat","silent":"seats"},"spy-shown":{"seat":"seat"},"guessed":{"seat":"seat"},"round-ended":{},"called-off":{}} as const

export interface View { me: number | null; table: Table; mine: Mine | null; choices: Choice[] }

export interface Game { view: View; move: Move; notice: Notice; options: Options }
