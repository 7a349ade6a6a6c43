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
  waiting: number[]
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
  done: boolean
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

export interface Claims {
  type: "claim"
  raven: number[]
  wolf: number[]
}

export type Choice = Shade | Place | Gift | Show | Vote | Claims

export interface DealtNotice {
  type: "dealt"
  coin: number
}

export interface GazeBeganNotice {
  type: "gaze-began"
}

export interface RoundBeganNotice {
  type: "round-began"
  round: number
}

export interface ShadedNotice {
  type: "shaded"
  seat: number
  boat: "raven" | "wolf"
  space: number
}

export interface PlacedNotice {
  type: "placed"
  seat: number
  boat: "raven" | "wolf"
  space: number
  card: number | null
  gift: string
  voices: number
}

export interface ClaimedNotice {
  type: "claimed"
  seat: number
  boat: "raven" | "wolf"
  space: number
  kind: "demon" | "soul" | "yaesther" | null
  color: "blue" | "green" | "red" | null
  own: boolean
}

export interface CalledNotice {
  type: "called"
  seat: number
  number: number
  gift: string
}

export interface SkippedNotice {
  type: "skipped"
  seat: number
  number: number
  gift: string
}

export interface UsedNotice {
  type: "used"
  seat: number
  number: number
  choice: Gift | null | null
  gift: string
}

export interface AskedNotice {
  type: "asked"
  seat: number
  seats: number[]
  trade: boolean
  give: number | null | null
}

export interface ShownNotice {
  type: "shown"
  seat: number
  to: number
  index: number | null
  card: "blue demon" | "blue soul" | "green demon" | "green soul" | "red demon" | "red soul" | "yaesther" | null
}

export interface TradedNotice {
  type: "traded"
  seats: number[]
  cards: ("blue demon" | "blue soul" | "green demon" | "green soul" | "red demon" | "red soul" | "yaesther")[] | null
}

export interface HasColorNotice {
  type: "has-color"
  color: "blue" | "green" | "red"
  answers: (boolean | null)[]
  having: number[]
  lacking: number[]
}

export interface DemonsInHandNotice {
  type: "demons-in-hand"
  seat: number
  count: number
}

export interface PlacedKindNotice {
  type: "placed-kind"
  seat: number
  kind: "demon" | "soul" | "yaesther"
}

export interface DemonsAboardNotice {
  type: "demons-aboard"
  boat: "raven" | "wolf"
  count: number
}

export interface PeekedNotice {
  type: "peeked"
  seat: number
  spots: Spot[]
  cards: ("blue demon" | "blue soul" | "green demon" | "green soul" | "red demon" | "red soul" | "yaesther")[] | null
}

export interface RevealedNotice {
  type: "revealed"
  spot: Spot
  card: "blue demon" | "blue soul" | "green demon" | "green soul" | "red demon" | "red soul" | "yaesther"
  kind: "demon" | "soul" | "yaesther"
  color: "blue" | "green" | "red" | null
}

export interface SwappedNotice {
  type: "swapped"
  spots: Spot[]
}

export interface MovedNotice {
  type: "moved"
  spot: Spot
  to: number
}

export interface ShiftedNotice {
  type: "shifted"
  boat: "raven" | "wolf"
  direction: "left" | "right"
}

export interface MaskedNotice {
  type: "masked"
  spot: Spot
  mask: "blue" | "green" | "red"
}

export interface HushedNotice {
  type: "hushed"
  seats: number[]
}

export interface PairedNotice {
  type: "paired"
  seats: number[]
}

export interface VoiceTakenNotice {
  type: "voice-taken"
  seat: number
  giver: number
}

export interface VoicesSwappedNotice {
  type: "voices-swapped"
  seats: number[]
}

export interface VotesFirstNotice {
  type: "votes-first"
  seat: number
}

export interface CoinTakenNotice {
  type: "coin-taken"
  seat: number
}

export interface VoteOpenedNotice {
  type: "vote-opened"
}

export interface VotedNotice {
  type: "voted"
  seat: number
  boat: "raven" | "wolf" | null
  openly: boolean
}

export interface RevotedNotice {
  type: "revoted"
  seat: number
  boat: "raven" | "wolf"
}

export interface CountedNotice {
  type: "counted"
  ballots: ("raven" | "wolf")[]
  voices: number[]
  raven: number
  wolf: number
  coin: number
  winner: "raven" | "wolf"
  tied: boolean
  votes: Ballot[]
}

export interface Ballot {
  seat: number
  boat: "raven" | "wolf"
  voices: number
}

export interface MatchEndedNotice {
  type: "match-ended"
  winners: number[]
  scores: Partial<Record<"demons" | "souls" | "yaesther", number>>
  why: Point[]
  decided: "coin" | "points"
  points: FactionScore[]
  faction: "demons" | "souls" | "yaesther" | null
}

export interface FactionScore {
  faction: "demons" | "souls" | "yaesther"
  points: number
}

export type Notice = DealtNotice | GazeBeganNotice | RoundBeganNotice | ShadedNotice | PlacedNotice | ClaimedNotice | CalledNotice | SkippedNotice | UsedNotice | AskedNotice | ShownNotice | TradedNotice | HasColorNotice | DemonsInHandNotice | PlacedKindNotice | DemonsAboardNotice | PeekedNotice | RevealedNotice | SwappedNotice | MovedNotice | ShiftedNotice | MaskedNotice | HushedNotice | PairedNotice | VoiceTakenNotice | VoicesSwappedNotice | VotesFirstNotice | CoinTakenNotice | VoteOpenedNotice | VotedNotice | RevotedNotice | CountedNotice | MatchEndedNotice

export interface Options {
  gifts: "I" | "II" | "III" | ("I" | "II" | "III")[]
  gaze_seconds: number | null
  place_seconds: number | null
  gift_seconds: number | null
  vote_seconds: number | null
}

export type Audience = "all" | "whisper"

export const OPTIONS = {
  gifts: {"default":"I","kind":"special","values":["I","II","III"],"each":{"kind":"choice","values":["I","II","III"]},"longest":3},
  gaze_seconds: {"default":null,"kind":"limit","least":3,"most":30,"step":1,"nullable":true,"room":8,"usual":8},
  place_seconds: {"default":null,"kind":"limit","least":5,"most":600,"step":10,"nullable":true,"room":90,"usual":90},
  gift_seconds: {"default":null,"kind":"limit","least":5,"most":600,"step":10,"nullable":true,"room":60,"usual":60},
  vote_seconds: {"default":null,"kind":"limit","least":5,"most":600,"step":10,"nullable":true,"room":120,"usual":120},
} as const satisfies Fields<Options>

export const TOLD = {"*":{"coin":"seat","waiting":"seats","hushed":"seats","pair":"seats"},"dealt":{"coin":"seat"},"gaze-began":{},"round-began":{},"shaded":{"seat":"seat"},"placed":{"seat":"seat","gift":"gifts"},"claimed":{"seat":"seat"},"called":{"seat":"seat","gift":"gifts"},"skipped":{"seat":"seat","gift":"gifts"},"used":{"seat":"seat","gift":"gifts"},"asked":{"seat":"seat","seats":"seats"},"shown":{"seat":"seat","to":"seat"},"traded":{"seats":"seats"},"has-color":{"having":"seats","lacking":"seats"},"demons-in-hand":{"seat":"seat"},"placed-kind":{"seat":"seat"},"demons-aboard":{},"peeked":{"seat":"seat","spots":["passengers-in",{}]},"revealed":{"spot":["passengers-in",{}]},"swapped":{"spots":["passengers-in",{}]},"moved":{"spot":["passengers-in",{}]},"shifted":{},"masked":{"spot":["passengers-in",{}]},"hushed":{"seats":"seats"},"paired":{"seats":"seats"},"voice-taken":{"seat":"seat","giver":"seat"},"voices-swapped":{"seats":"seats"},"votes-first":{"seat":"seat"},"coin-taken":{"seat":"seat"},"vote-opened":{},"voted":{"seat":"seat"},"revoted":{"seat":"seat"},"counted":{"coin":"seat","votes":["passengers-ballot",{"seat":"seat"}]},"match-ended":{"winners":"seats","points":["passengers-score",{}]}} as const

export interface View { me: number | null; table: Table; mine: Mine | null; choices: Choice[] }

export interface Game { view: View; move: Move; notice: Notice; options: Options; audience: Audience }

declare module "./phrases" {
  interface Phrases {
    "game-passengers": true
    "game-passengers-facts": true
    "game-passengers-line": true
    "game-passengers-part-demons": true
    "game-passengers-part-souls": true
    "game-passengers-part-yaesther": true
    "illegal-boat-full": true
    "illegal-choose-two": true
    "illegal-face-up": true
    "illegal-gaze-on": true
    "illegal-gift-asks-for-else": true
    "illegal-gift-not-so": true
    "illegal-gifts-on": true
    "illegal-mask-used": true
    "illegal-name-two": true
    "illegal-no-shadows-now": true
    "illegal-not-a-shadow": true
    "illegal-not-asked-to-show": true
    "illegal-not-more-voices": true
    "illegal-not-neighbours": true
    "illegal-not-your-gift": true
    "illegal-not-your-shadow": true
    "illegal-nothing-to-show": true
    "illegal-one-boat": true
    "illegal-open-vote-stands": true
    "illegal-other-boat": true
    "illegal-placing-on": true
    "illegal-shadows-first": true
    "illegal-showing-on": true
    "illegal-space-taken": true
    "illegal-voted-so": true
    "illegal-waits-for-the-first": true
    "illegal-wears-a-mask": true
    "illegal-wrong-boat": true
    "lesson-passengers-claim": true
    "lesson-passengers-claimed": true
    "lesson-passengers-crossed": true
    "lesson-passengers-crossed-raven": true
    "lesson-passengers-demon": true
    "lesson-passengers-first": true
    "lesson-passengers-gift-other": true
    "lesson-passengers-hand": true
    "lesson-passengers-hello": true
    "lesson-passengers-hush": true
    "lesson-passengers-learned-1": true
    "lesson-passengers-learned-2": true
    "lesson-passengers-learned-3": true
    "lesson-passengers-mask": true
    "lesson-passengers-others": true
    "lesson-passengers-peek": true
    "lesson-passengers-peeked": true
    "lesson-passengers-place": true
    "lesson-passengers-rest": true
    "lesson-passengers-score": true
    "lesson-passengers-vote": true
    "lesson-passengers-voting": true
    "passengers-aboard-spoken": true
    "passengers-afterlands": true
    "passengers-afterlands-open": true
    "passengers-again": true
    "passengers-again-wait": true
    "passengers-ashore-spoken": true
    "passengers-ballot": true
    "passengers-berth": true
    "passengers-boat": true
    "passengers-boat-label": true
    "passengers-boat-name": true
    "passengers-boat-whose": true
    "passengers-bubble-demons": true
    "passengers-bubble-kind": true
    "passengers-call-gave": true
    "passengers-call-gaze": true
    "passengers-call-gives": true
    "passengers-call-opened": true
    "passengers-call-over": true
    "passengers-call-places": true
    "passengers-call-shades": true
    "passengers-call-shows": true
    "passengers-call-votes-first": true
    "passengers-call-votes-go-on": true
    "passengers-call-you-give": true
    "passengers-call-you-place": true
    "passengers-call-you-shade": true
    "passengers-call-you-show": true
    "passengers-call-you-trade": true
    "passengers-call-you-vote": true
    "passengers-call-you-vote-first": true
    "passengers-card": true
    "passengers-ceremony": true
    "passengers-ceremony-step": true
    "passengers-claim-color": true
    "passengers-claim-hint": true
    "passengers-claim-say": true
    "passengers-claim-say-it": true
    "passengers-claim-title": true
    "passengers-claimed": true
    "passengers-clock": true
    "passengers-color": true
    "passengers-counted-line": true
    "passengers-counted-skip": true
    "passengers-counted-tie": true
    "passengers-face-down": true
    "passengers-faction": true
    "passengers-fellows": true
    "passengers-gaze": true
    "passengers-gaze-aloud-0": true
    "passengers-gaze-aloud-1": true
    "passengers-gaze-aloud-2": true
    "passengers-gaze-fellows": true
    "passengers-gaze-seen": true
    "passengers-gaze-unseen": true
    "passengers-gaze-word-0": true
    "passengers-gaze-word-1": true
    "passengers-gaze-word-2": true
    "passengers-gaze-word-3": true
    "passengers-gaze-word-4": true
    "passengers-gaze-word-5": true
    "passengers-gaze-word-6": true
    "passengers-gaze-word-7": true
    "passengers-gifts-set": true
    "passengers-hand": true
    "passengers-hand-card": true
    "passengers-hand-card-known": true
    "passengers-hand-empty": true
    "passengers-hand-spoken": true
    "passengers-how-cards": true
    "passengers-how-cards-text": true
    "passengers-how-gifts": true
    "passengers-how-gifts-text": true
    "passengers-how-goal": true
    "passengers-how-goal-text": true
    "passengers-how-placing": true
    "passengers-how-placing-text": true
    "passengers-how-points": true
    "passengers-how-points-text": true
    "passengers-how-talk": true
    "passengers-how-talk-text": true
    "passengers-how-vote": true
    "passengers-how-vote-text": true
    "passengers-how-yaesther": true
    "passengers-how-yaesther-text": true
    "passengers-hushed-why": true
    "passengers-in": true
    "passengers-into": true
    "passengers-label-claim": true
    "passengers-label-coin": true
    "passengers-label-free": true
    "passengers-label-gift": true
    "passengers-label-hushed": true
    "passengers-label-known": true
    "passengers-label-mask": true
    "passengers-label-owner": true
    "passengers-label-shadow": true
    "passengers-label-up": true
    "passengers-label-voted": true
    "passengers-label-whispers": true
    "passengers-label-yours": true
    "passengers-log-empty": true
    "passengers-look": true
    "passengers-look-here": true
    "passengers-look-short": true
    "passengers-loser-whose": true
    "passengers-mark": true
    "passengers-marks": true
    "passengers-mine": true
    "passengers-notes-claim": true
    "passengers-notes-empty": true
    "passengers-notes-known": true
    "passengers-notes-look": true
    "passengers-notes-round": true
    "passengers-notes-use": true
    "passengers-notes-votes": true
    "passengers-onlooker": true
    "passengers-options-gaze": true
    "passengers-options-gaze-none": true
    "passengers-options-gift": true
    "passengers-options-gifts": true
    "passengers-options-gifts-each": true
    "passengers-options-gifts-hint": true
    "passengers-options-gifts-round": true
    "passengers-options-place": true
    "passengers-options-summary": true
    "passengers-options-vote": true
    "passengers-outcome": true
    "passengers-over": true
    "passengers-over-broken": true
    "passengers-over-coin": true
    "passengers-over-turning": true
    "passengers-over-why": true
    "passengers-over-winner": true
    "passengers-over-won": true
    "passengers-peek": true
    "passengers-peek-done": true
    "passengers-peek-got": true
    "passengers-peek-hand": true
    "passengers-peek-hint": true
    "passengers-phrase-coin": true
    "passengers-phrase-demon-there": true
    "passengers-phrase-hm": true
    "passengers-phrase-i-saw": true
    "passengers-phrase-not-a-demon": true
    "passengers-phrase-raven": true
    "passengers-phrase-souls-there": true
    "passengers-phrase-trust-me": true
    "passengers-phrase-well": true
    "passengers-phrase-who-is-yours": true
    "passengers-phrase-wolf": true
    "passengers-phrase-you-lie": true
    "passengers-phrases": true
    "passengers-pick-boat": true
    "passengers-pick-card": true
    "passengers-pick-color": true
    "passengers-pick-direction": true
    "passengers-pick-mask": true
    "passengers-pick-seat": true
    "passengers-pick-spot": true
    "passengers-picked": true
    "passengers-place-here": true
    "passengers-place-hint": true
    "passengers-place-hint-card": true
    "passengers-place-hint-space": true
    "passengers-points": true
    "passengers-river": true
    "passengers-round": true
    "passengers-say": true
    "passengers-score": true
    "passengers-seats": true
    "passengers-set": true
    "passengers-shade-hint": true
    "passengers-shade-there": true
    "passengers-shadow": true
    "passengers-show-it": true
    "passengers-show-line": true
    "passengers-side-gifts": true
    "passengers-side-log": true
    "passengers-side-notes": true
    "passengers-side-shore": true
    "passengers-sides": true
    "passengers-skip": true
    "passengers-spot": true
    "passengers-story-asked": true
    "passengers-story-called": true
    "passengers-story-claimed": true
    "passengers-story-coin-taken": true
    "passengers-story-counted": true
    "passengers-story-dealt": true
    "passengers-story-demons-aboard": true
    "passengers-story-demons-in-hand": true
    "passengers-story-gaze-began": true
    "passengers-story-has-color": true
    "passengers-story-hushed": true
    "passengers-story-masked": true
    "passengers-story-match-ended": true
    "passengers-story-moved": true
    "passengers-story-paired": true
    "passengers-story-peeked": true
    "passengers-story-placed": true
    "passengers-story-placed-kind": true
    "passengers-story-revealed": true
    "passengers-story-revoted": true
    "passengers-story-round-began": true
    "passengers-story-shaded": true
    "passengers-story-shifted": true
    "passengers-story-shown": true
    "passengers-story-skipped": true
    "passengers-story-swapped": true
    "passengers-story-traded": true
    "passengers-story-used": true
    "passengers-story-voice-taken": true
    "passengers-story-voices-swapped": true
    "passengers-story-vote-opened": true
    "passengers-story-voted": true
    "passengers-story-votes-first": true
    "passengers-story-your-turn": true
    "passengers-title": true
    "passengers-told-asked": true
    "passengers-told-called": true
    "passengers-told-claimed": true
    "passengers-told-coin-taken": true
    "passengers-told-counted": true
    "passengers-told-dealt": true
    "passengers-told-demons-aboard": true
    "passengers-told-demons-in-hand": true
    "passengers-told-gaze-began": true
    "passengers-told-has-color": true
    "passengers-told-hushed": true
    "passengers-told-masked": true
    "passengers-told-match-ended": true
    "passengers-told-moved": true
    "passengers-told-paired": true
    "passengers-told-peeked": true
    "passengers-told-placed": true
    "passengers-told-placed-kind": true
    "passengers-told-revealed": true
    "passengers-told-revoted": true
    "passengers-told-round-began": true
    "passengers-told-shaded": true
    "passengers-told-shifted": true
    "passengers-told-shown": true
    "passengers-told-skipped": true
    "passengers-told-swapped": true
    "passengers-told-traded": true
    "passengers-told-used": true
    "passengers-told-voice-taken": true
    "passengers-told-voices-swapped": true
    "passengers-told-vote-opened": true
    "passengers-told-voted": true
    "passengers-told-votes-first": true
    "passengers-trade-give": true
    "passengers-trade-line": true
    "passengers-use-gift": true
    "passengers-voices": true
    "passengers-vote-cast": true
    "passengers-vote-cast-openly": true
    "passengers-vote-line": true
    "passengers-vote-open-line": true
    "passengers-vote-rethink": true
    "passengers-way-left": true
    "passengers-way-right": true
    "passengers-where-crossed": true
    "passengers-where-play": true
    "passengers-where-sunk": true
    "passengers-whisper-off": true
    "passengers-whisper-on": true
    "passengers-whisper-to": true
    "passengers-whispered": true
    "passengers-why-balance": true
    "passengers-why-demon": true
    "passengers-why-neighbour": true
    "passengers-why-pair": true
    "passengers-why-soul": true
    "passengers-why-yaesther": true
    "passengers-winner": true
    "passengers-winner-whose": true
    "passengers-won": true
    "passengers-you": true
    "replay-fair-passengers-coin": true
    "replay-fair-passengers-hands": true
    "replay-fair-passengers-shadows": true
    "replay-knows-passengers-ballot": true
    "replay-knows-passengers-faction": true
    "replay-knows-passengers-fellows": true
    "replay-knows-passengers-hand": true
    "replay-knows-passengers-known": true
    "replay-knows-passengers-look": true
    [key: `lesson-passengers-learned-${number}`]: true
    [key: `passengers-gaze-aloud-${number}`]: true
    [key: `passengers-gaze-word-${number}`]: true
  }
}
