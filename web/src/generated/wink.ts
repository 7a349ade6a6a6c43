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
  silent: Silence[]
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

export interface Silence {
  seat: number
  player: number
  agent: number
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
  agent: number
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

export interface Catches {
  type: "catch"
  players: number[]
  agents: number[]
}

export type Choice = Name | Call | Pass | Look | Wink | Catches

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
  caller: number | null
  player: number
  right: boolean
}

export interface MatchEndedNotice {
  type: "match-ended"
  winners: number[]
  scores: number[]
  why: Point[]
  silent: Silent[]
}

export interface Silent {
  seat: number
  agents: number[]
}

export type Notice = DealtNotice | TurnBeganNotice | LookedNotice | WinkedNotice | RestedNotice | NamedNotice | CalledNotice | PassedNotice | CaughtNotice | MatchEndedNotice

export interface Options {
  eyes: "masks" | "real"
  signal: "hand" | "nod" | "wink"
  note: string | null
  turn_seconds: number | null
}

export type Audience = "all"

export const OPTIONS = {
  eyes: {"default":"masks","kind":"choice","values":["masks","real"]},
  signal: {"default":"wink","kind":"choice","values":["wink","nod","hand"]},
  note: {"default":null,"kind":"text","longest":80,"nullable":true},
  turn_seconds: {"default":null,"kind":"limit","least":5,"most":600,"step":10,"nullable":true,"room":60,"usual":60},
} as const satisfies Fields<Options>

export const TOLD = {"*":{},"dealt":{"first":"seat"},"turn-began":{"seat":"seat"},"looked":{"seat":"seat","player":"seat"},"winked":{"seat":"seat","player":"seat"},"rested":{"seat":"seat"},"named":{"seat":"seat","agent":"agents","player":"seat","holder":"seat"},"called":{"seat":"seat","agent":"agents"},"passed":{"seat":"seat"},"caught":{"seat":"seat","agent":"agents","caller":"seat","player":"seat"},"match-ended":{"winners":"seats","silent":["wink-silent",{"seat":"seat"}]}} as const

export interface View { me: number | null; table: Table; mine: Mine | null; choices: Choice[] }

export interface Game { view: View; move: Move; notice: Notice; options: Options; audience: Audience }

declare module "./phrases" {
  interface Phrases {
    "game-wink": true
    "game-wink-facts": true
    "game-wink-line": true
    "illegal-anothers-turn": true
    "illegal-called-already": true
    "illegal-looking-there": true
    "illegal-looks-too-fast": true
    "illegal-must-call": true
    "illegal-no-cards-left": true
    "illegal-nobody-to-wink-at": true
    "illegal-not-at-the-ball": true
    "illegal-not-called": true
    "illegal-not-face-up": true
    "illegal-nothing-to-name": true
    "illegal-real-eyes": true
    "illegal-taken-by-a-pawn": true
    "illegal-tried-already": true
    "illegal-winks-too-fast": true
    "illegal-you-hold-it": true
    "illegal-your-own-call": true
    "lesson-wink-call": true
    "lesson-wink-call-more": true
    "lesson-wink-called-other": true
    "lesson-wink-catch": true
    "lesson-wink-caught": true
    "lesson-wink-found": true
    "lesson-wink-hand": true
    "lesson-wink-hello": true
    "lesson-wink-learned-1": true
    "lesson-wink-learned-2": true
    "lesson-wink-learned-3": true
    "lesson-wink-look": true
    "lesson-wink-missed": true
    "lesson-wink-name": true
    "lesson-wink-named": true
    "lesson-wink-not-caught": true
    "lesson-wink-score": true
    "lesson-wink-sent": true
    "lesson-wink-unseen": true
    "lesson-wink-wait": true
    "lesson-wink-watch": true
    "lesson-wink-wink": true
    "lesson-wink-winked": true
    "lesson-wink-yours": true
    "replay-fair-wink-crowd": true
    "replay-fair-wink-first": true
    "replay-fair-wink-hands": true
    "replay-knows-wink-hand": true
    "replay-knows-wink-seen": true
    "wink-again": true
    "wink-again-wait": true
    "wink-agent": true
    "wink-agents": true
    "wink-agreed": true
    "wink-back": true
    "wink-ball": true
    "wink-book": true
    "wink-book-line": true
    "wink-book-none": true
    "wink-book-real": true
    "wink-book-seen": true
    "wink-book-silent": true
    "wink-book-unseen": true
    "wink-call-over": true
    "wink-call-turn": true
    "wink-call-you-call": true
    "wink-call-you-name": true
    "wink-call-you-pass": true
    "wink-card": true
    "wink-cards": true
    "wink-catch-any": true
    "wink-catch-barred": true
    "wink-catch-caller": true
    "wink-catch-do": true
    "wink-catch-empty": true
    "wink-catch-mine": true
    "wink-catch-none": true
    "wink-catch-noted": true
    "wink-catch-number": true
    "wink-catch-pick": true
    "wink-catch-seen": true
    "wink-catch-who": true
    "wink-clock": true
    "wink-crowd": true
    "wink-crowd-confirm": true
    "wink-crowd-pick": true
    "wink-dash": true
    "wink-do-call": true
    "wink-do-call-next": true
    "wink-do-catch": true
    "wink-do-catch-label": true
    "wink-do-name": true
    "wink-do-pass": true
    "wink-eyes": true
    "wink-face": true
    "wink-face-mine": true
    "wink-hand": true
    "wink-hand-called": true
    "wink-hand-cover": true
    "wink-hand-spoken": true
    "wink-hands": true
    "wink-how-call": true
    "wink-how-call-text": true
    "wink-how-catch": true
    "wink-how-catch-text": true
    "wink-how-end": true
    "wink-how-end-text": true
    "wink-how-eyes": true
    "wink-how-eyes-text": true
    "wink-how-goal": true
    "wink-how-goal-text": true
    "wink-how-name": true
    "wink-how-name-text": true
    "wink-left": true
    "wink-log-empty": true
    "wink-looking-at-you": true
    "wink-me": true
    "wink-mine-none": true
    "wink-mine-open": true
    "wink-name-confirm": true
    "wink-name-who": true
    "wink-name-winked": true
    "wink-no-call": true
    "wink-number": true
    "wink-options-eyes": true
    "wink-options-eyes-masks-hint": true
    "wink-options-eyes-real-hint": true
    "wink-options-note": true
    "wink-options-note-example": true
    "wink-options-signal": true
    "wink-options-summary": true
    "wink-options-turn": true
    "wink-over": true
    "wink-over-broken": true
    "wink-over-counting": true
    "wink-over-skip": true
    "wink-over-why": true
    "wink-over-winners": true
    "wink-owed": true
    "wink-phrase-blinked": true
    "wink-phrase-fly": true
    "wink-phrase-handsome": true
    "wink-phrase-hm": true
    "wink-phrase-i-see": true
    "wink-phrase-look-away": true
    "wink-phrase-not-me": true
    "wink-phrase-psst": true
    "wink-phrase-too-quiet": true
    "wink-phrase-waltz": true
    "wink-phrase-well": true
    "wink-phrase-who": true
    "wink-phrases": true
    "wink-ping": true
    "wink-ping-label": true
    "wink-points": true
    "wink-real-open": true
    "wink-say": true
    "wink-says": true
    "wink-score-fallen": true
    "wink-score-hand": true
    "wink-score-laid": true
    "wink-score-none": true
    "wink-score-won": true
    "wink-side-crowd": true
    "wink-side-log": true
    "wink-side-score": true
    "wink-sides": true
    "wink-signal": true
    "wink-signals": true
    "wink-silent": true
    "wink-story-called": true
    "wink-story-caught": true
    "wink-story-dealt": true
    "wink-story-match-ended": true
    "wink-story-named": true
    "wink-story-passed": true
    "wink-story-winked": true
    "wink-story-your-turn": true
    "wink-tie": true
    "wink-tie-count": true
    "wink-title": true
    "wink-told-called": true
    "wink-told-caught": true
    "wink-told-dealt": true
    "wink-told-looked": true
    "wink-told-match-ended": true
    "wink-told-named": true
    "wink-told-passed": true
    "wink-told-rested": true
    "wink-told-turn-began": true
    "wink-told-winked": true
    "wink-who-looks": true
    "wink-who-looks-key": true
    "wink-why-down": true
    "wink-why-held": true
    "wink-why-looks": true
    "wink-why-no-call": true
    "wink-why-not-yours": true
    "wink-why-over": true
    "wink-why-own": true
    "wink-why-pawn": true
    "wink-why-rest": true
    "wink-why-taken": true
    "wink-why-turn": true
    "wink-why-w19": true
    "wink-why-w23": true
    "wink-why-w7": true
    "wink-wink": true
    [key: `lesson-wink-learned-${number}`]: true
    [key: `wink-why-w${number}`]: true
  }
}
