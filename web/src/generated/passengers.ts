// Made by zmova.typescript from the Python types; never edited.

import type { Fields } from '../table/options/fields'

export interface TableView {
  seats: number
  round: number
  sets: ("I" | "II" | "III" | "four")[]
  gifts: string[]
  worth: number[]
  most: number
  souls: number
  demons: number
  yaesther: number
  coin: number
  phase: GazeView | ShadingView | PlacingView | GivingView | VotingView | OverView
  boats: BoatView[]
  hands: number[]
  held: (number | null)[]
  voices: number[]
  masks: ("blue" | "green" | "red")[]
  hushed: number[]
  pair: number[]
  uses: Use[]
  claims: Said[]
  counts: Count[]
  crossed: LandedView[]
  sunk: LandedView[]
}

export interface GazeView {
  type: "gaze"
  ends: number
}

export interface ShadingView {
  type: "shading"
  seat: number
  boat: "raven" | "wolf" | null
  ends: number | null
}

export interface PlacingView {
  type: "placing"
  seat: number
  ends: number | null
}

export interface GivingView {
  type: "giving"
  seat: number
  number: number
  gift: string
  waiting: number[]
  ends: number | null
}

export interface VotingView {
  type: "voting"
  voted: number[]
  first: number | null
  first_boat: "raven" | "wolf" | null
  ends: number | null
}

export interface OverView {
  type: "over"
  result: Result
  factions: ("demons" | "souls" | "yaesther")[]
  cards: ("blue demon" | "blue soul" | "green demon" | "green soul" | "red demon" | "red soul" | "yaesther")[]
  by_coin: boolean
}

export interface Result {
  winners: number[]
  scores: Partial<Record<"demons" | "souls" | "yaesther", number>>
  why: Point[]
}

export interface Point {
  faction: "demons" | "souls" | "yaesther"
  rule: string
  points: number
  boat: "raven" | "wolf" | null
  spaces: Berth[]
}

export interface Berth {
  round: number
  space: number
}

export interface BoatView {
  boat: "raven" | "wolf"
  gifts: number[]
  row: (PassengerView | null)[]
}

export interface PassengerView {
  id: number
  owner: number | null
  mask: "blue" | "green" | "red" | null
  card: "blue demon" | "blue soul" | "green demon" | "green soul" | "red demon" | "red soul" | "yaesther" | null
}

export interface Use {
  round: number
  seat: number
  number: number
  gift: string
  skipped?: boolean
  choice?: Gift | null
  ids?: number[]
  answers?: (boolean | null)[] | null
  count?: number | null
  kind?: "demon" | "soul" | "yaesther" | null
  card?: "blue demon" | "blue soul" | "green demon" | "green soul" | "red demon" | "red soul" | "yaesther" | null
}

export interface Gift {
  type: "gift"
  color?: "blue" | "green" | "red" | null
  player?: number | null
  players?: number[] | null
  passenger?: Spot | null
  passengers?: Spot[] | null
  mask?: "blue" | "green" | "red" | null
  boat?: "raven" | "wolf" | null
  direction?: "left" | "right" | null
  to?: number | null
  card?: number | null
}

export interface Spot {
  boat: "raven" | "wolf"
  space: number
}

export interface Said {
  round: number
  seat: number
  id: number
  kind?: "demon" | "soul" | "yaesther" | null
  color?: "blue" | "green" | "red" | null
}

export interface Count {
  round: number
  ballots: ("raven" | "wolf")[]
  voices: number[]
  raven: number
  wolf: number
  coin: number
  winner: "raven" | "wolf"
}

export interface LandedView {
  round: number
  boat: "raven" | "wolf"
  row: (PassengerView | null)[]
}

export type Table = TableView

export interface MineView {
  faction: "demons" | "souls" | "yaesther"
  first: "blue demon" | "blue soul" | "green demon" | "green soul" | "red demon" | "red soul" | "yaesther"
  fellows: number[]
  hand: ("blue demon" | "blue soul" | "green demon" | "green soul" | "red demon" | "red soul" | "yaesther")[]
  known: Known[]
  looks: Look[]
  giving: number | null
  ballot: "raven" | "wolf" | null
}

export interface Known {
  id: number
  card: "blue demon" | "blue soul" | "green demon" | "green soul" | "red demon" | "red soul" | "yaesther"
}

export interface Look {
  round: number
  seat: number
  card: "blue demon" | "blue soul" | "green demon" | "green soul" | "red demon" | "red soul" | "yaesther"
  mine: "blue demon" | "blue soul" | "green demon" | "green soul" | "red demon" | "red soul" | "yaesther" | null
}

export type Mine = MineView

export interface Shade {
  type: "shade"
  boat: "raven" | "wolf"
  space: number
}

export interface Place {
  type: "place"
  card: number
  boat: "raven" | "wolf"
  space: number
}

export interface Show {
  type: "show"
  card: number
}

export interface Vote {
  type: "vote"
  boat: "raven" | "wolf"
}

export interface Claim {
  type: "claim"
  boat: "raven" | "wolf"
  space: number
  kind?: "demon" | "soul" | "yaesther" | null
  color?: "blue" | "green" | "red" | null
}

export type Move = Shade | Place | Gift | Show | Vote | Claim

export type Choice = Shade | Place | Gift | Show | Vote | Claim

export interface CardsDealt {
  type: "dealt"
  coin: number
  hand?: ("blue demon" | "blue soul" | "green demon" | "green soul" | "red demon" | "red soul" | "yaesther")[] | null
  fellows?: number[] | null
}

export interface NewRound {
  type: "round-began"
  round: number
}

export interface ShadowBoarded {
  type: "shaded"
  seat: number
  boat: "raven" | "wolf"
  space: number
}

export interface Boarded {
  type: "placed"
  seat: number
  boat: "raven" | "wolf"
  space: number
  card?: number | null
}

export interface Claiming {
  type: "claimed"
  seat: number
  boat: "raven" | "wolf"
  space: number
  kind?: "demon" | "soul" | "yaesther" | null
  color?: "blue" | "green" | "red" | null
}

export interface GiftCalled {
  type: "called"
  seat: number
  number: number
}

export interface GiftSkipped {
  type: "skipped"
  seat: number
  number: number
}

export interface GiftUsed {
  type: "used"
  seat: number
  number: number
  choice?: Gift | null
}

export interface WasAsked {
  type: "asked"
  seat: number
  seats: number[]
  give?: number | null
}

export interface WasShown {
  type: "shown"
  seat: number
  to: number
  index?: number | null
  card?: "blue demon" | "blue soul" | "green demon" | "green soul" | "red demon" | "red soul" | "yaesther" | null
}

export interface WereTraded {
  type: "traded"
  seats: number[]
  got?: "blue demon" | "blue soul" | "green demon" | "green soul" | "red demon" | "red soul" | "yaesther" | null
}

export interface ColorsConfessed {
  type: "has-color"
  color: "blue" | "green" | "red"
  answers: (boolean | null)[]
}

export interface DemonsConfessed {
  type: "demons-in-hand"
  seat: number
  count: number
}

export interface KindConfessed {
  type: "placed-kind"
  seat: number
  kind: "demon" | "soul" | "yaesther"
}

export interface DemonsCounted {
  type: "demons-aboard"
  boat: "raven" | "wolf"
  count: number
}

export interface WasPeeked {
  type: "peeked"
  seat: number
  spots: Spot[]
  cards?: ("blue demon" | "blue soul" | "green demon" | "green soul" | "red demon" | "red soul" | "yaesther")[] | null
}

export interface WasRevealed {
  type: "revealed"
  spot: Spot
  card: "blue demon" | "blue soul" | "green demon" | "green soul" | "red demon" | "red soul" | "yaesther"
}

export interface WereSwapped {
  type: "swapped"
  spots: Spot[]
}

export interface WasMoved {
  type: "moved"
  spot: Spot
  to: number
}

export interface WasShifted {
  type: "shifted"
  boat: "raven" | "wolf"
  direction: "left" | "right"
}

export interface WasMasked {
  type: "masked"
  spot: Spot
  mask: "blue" | "green" | "red"
}

export interface WereHushed {
  type: "hushed"
  seats: number[]
}

export interface WerePaired {
  type: "paired"
  seats: number[]
}

export interface VoiceWasTaken {
  type: "voice-taken"
  seat: number
  giver: number
}

export interface VoicesWereSwapped {
  type: "voices-swapped"
  seats: number[]
}

export interface MustVoteFirst {
  type: "votes-first"
  seat: number
}

export interface CoinWasTaken {
  type: "coin-taken"
  seat: number
}

export interface VoteIsOpen {
  type: "vote-opened"
}

export interface HasVoted {
  type: "voted"
  seat: number
  boat?: "raven" | "wolf" | null
}

export interface WasCounted {
  type: "counted"
  ballots: ("raven" | "wolf")[]
  voices: number[]
  raven: number
  wolf: number
  coin: number
  winner: "raven" | "wolf"
}

export interface MatchIsOver {
  type: "match-ended"
  winners: number[]
  scores: Partial<Record<"demons" | "souls" | "yaesther", number>>
}

export type Notice = CardsDealt | NewRound | ShadowBoarded | Boarded | Claiming | GiftCalled | GiftSkipped | GiftUsed | WasAsked | WasShown | WereTraded | ColorsConfessed | DemonsConfessed | KindConfessed | DemonsCounted | WasPeeked | WasRevealed | WereSwapped | WasMoved | WasShifted | WasMasked | WereHushed | WerePaired | VoiceWasTaken | VoicesWereSwapped | MustVoteFirst | CoinWasTaken | VoteIsOpen | HasVoted | WasCounted | MatchIsOver

export interface Options {
  gifts: "I" | "II" | "III" | ("I" | "II" | "III")[]
  gaze_seconds: number | null
  place_seconds: number | null
  gift_seconds: number | null
  vote_seconds: number | null
}

export const OPTIONS = {
  gifts: {"default":"I","kind":"special","values":["I","II","III"],"each":{"kind":"choice","values":["I","II","III"]},"longest":3},
  gaze_seconds: {"default":null,"kind":"limit","least":3,"most":30,"step":1,"nullable":true,"room":10,"usual":10},
  place_seconds: {"default":null,"kind":"limit","least":5,"most":600,"step":10,"nullable":true,"room":90,"usual":90},
  gift_seconds: {"default":null,"kind":"limit","least":5,"most":600,"step":10,"nullable":true,"room":60,"usual":60},
  vote_seconds: {"default":null,"kind":"limit","least":5,"most":600,"step":10,"nullable":true,"room":120,"usual":120},
} as const satisfies Fields<Options>

export const TOLD = {"dealt":{"coin":"seat","fellows":"seats"},"round-began":{},"shaded":{"seat":"seat"},"placed":{"seat":"seat"},"claimed":{"seat":"seat"},"called":{"seat":"seat"},"skipped":{"seat":"seat"},"used":{"seat":"seat"},"asked":{"seat":"seat","seats":"seats"},"shown":{"seat":"seat","to":"seat"},"traded":{"seats":"seats"},"has-color":{},"demons-in-hand":{"seat":"seat"},"placed-kind":{"seat":"seat"},"demons-aboard":{},"peeked":{"seat":"seat"},"revealed":{},"swapped":{},"moved":{},"shifted":{},"masked":{},"hushed":{"seats":"seats"},"paired":{"seats":"seats"},"voice-taken":{"seat":"seat","giver":"seat"},"voices-swapped":{"seats":"seats"},"votes-first":{"seat":"seat"},"coin-taken":{"seat":"seat"},"vote-opened":{},"voted":{"seat":"seat"},"counted":{"coin":"seat"},"match-ended":{"winners":"seats"}} as const

export interface View { me: number | null; table: Table; mine: Mine | null; choices: Choice[] }

export interface Game { view: View; move: Move; notice: Notice; options: Options }
