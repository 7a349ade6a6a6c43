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
  phase: PickingView | PlayedView | ModifyingView | ArguingView | PauseView | OverView
  waiting: number[]
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

export interface PlayedView {
  type: "played"
  deck: "guilty" | "innocents" | "modifiers"
}

export interface ModifyingView {
  type: "modifying"
  waiting: number[]
  ends: number | null
}

export interface ArguingView {
  type: "arguing"
  ends: number | null
}

export interface PauseView {
  type: "pause"
  ends: number | null
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
  card?: string
  pin?: string | null
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
  laid: FaceDown[]
  arrange: boolean
}

export interface HandView {
  seat: number
  innocents: string[]
  guilty: string[]
  modifiers: string[]
  extra: number
}

export interface FaceDown {
  seat: number
  card: string | null
  target: Spot | null
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

export interface Arrangements {
  type: "arrange"
  team: number[]
  holders: number
  innocents: number | null
  guilty: number | null
  modifiers: number | null
}

export interface Arguments {
  type: "argue"
  left: number[]
  right: number[]
}

export type Choice = Innocent | Guilty | Modifier | Pass | Steer | Arrangements | Arguments

export interface ShuffledNotice {
  type: "shuffled"
  deck: "guilty" | "innocents" | "modifiers"
}

export interface RoundBeganNotice {
  type: "round-began"
  round: number
  driver: number
}

export interface TurnedNotice {
  type: "turned"
  track: "left" | "right"
  card: string
}

export interface ArrangedNotice {
  type: "arranged"
  seat: number
  innocents: number
  guilty: number
  modifiers: number
}

export interface PickOpenedNotice {
  type: "pick-opened"
  deck: "guilty" | "innocents" | "modifiers"
}

export interface PickedNotice {
  type: "picked"
  seat: number
  deck: "guilty" | "innocents" | "modifiers"
}

export interface PicksShownNotice {
  type: "picks-shown"
  deck: "guilty" | "innocents" | "modifiers"
  shown: Stands[]
}

export interface Stands {
  track: "left" | "right"
  card: string
}

export interface LaidNotice {
  type: "laid"
  seat: number
}

export interface ShownNotice {
  type: "shown"
  seat: number
  card: string
  target: Spot
  track: "left" | "right"
  character: string
}

export interface PassedNotice {
  type: "passed"
  seat: number
}

export interface ArgumentBeganNotice {
  type: "argument-began"
}

export interface ArguedNotice {
  type: "argued"
  seat: number
  target: Spot
  reason: "good-for-nothing" | "had-a-life" | "not-cute" | "so-absurd" | "so-cute" | "so-dangerous" | "so-few" | "so-guilty" | "so-harmless" | "so-innocent" | "so-many" | "so-useful" | "so-young" | "too-absurd"
  modifier: number | null
  wording: number
  card: string
  pin: string | null
}

export interface SteeredNotice {
  type: "steered"
  driver: number
  track: "left" | "right"
  by_chance: boolean
  helper: number | null
}

export interface MatchEndedNotice {
  type: "match-ended"
  winners: number[]
  scores: number[]
  why: Skull[]
}

export type Notice = ShuffledNotice | RoundBeganNotice | TurnedNotice | ArrangedNotice | PickOpenedNotice | PickedNotice | PicksShownNotice | LaidNotice | ShownNotice | PassedNotice | ArgumentBeganNotice | ArguedNotice | SteeredNotice | MatchEndedNotice

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

export type Audience = "all" | "team"

export const OPTIONS = {
  family: {"default":false,"kind":"switch"},
  arrange: {"default":true,"kind":"switch"},
  valerii: {"default":false,"kind":"switch"},
  accomplices: {"default":false,"kind":"switch"},
  argue_seconds: {"default":180,"kind":"limit","least":5,"most":1800,"step":30,"nullable":true,"usual":180},
  pick_seconds: {"default":null,"kind":"limit","least":5,"most":600,"step":10,"nullable":true,"room":90,"usual":90},
  modifier_seconds: {"default":null,"kind":"limit","least":5,"most":600,"step":10,"nullable":true,"room":90,"usual":90},
  pause_seconds: {"default":null,"kind":"limit","least":1,"most":60,"step":2,"nullable":true,"room":12,"usual":12},
  own: {"default":{},"kind":"special","fields":{"innocents":{"kind":"special","each":{"kind":"text","longest":120},"longest":200},"guilty":{"kind":"special","each":{"kind":"text","longest":120},"longest":200},"modifiers":{"kind":"special","each":{"kind":"text","longest":120},"longest":200}}},
  only_own: {"default":false,"kind":"switch"},
} as const satisfies Fields<Options>

export const TOLD = {"*":{"driver":"seat","left":"seats","right":"seats","helper":"seat","waiting":"seats"},"shuffled":{},"round-began":{"driver":"seat"},"turned":{"card":"cards"},"arranged":{"seat":"seat","innocents":"seat","guilty":"seat","modifiers":"seat"},"pick-opened":{},"picked":{"seat":"seat"},"picks-shown":{"shown":["trolley-stands",{"card":"cards"}]},"laid":{"seat":"seat"},"shown":{"seat":"seat","card":"modifiers","character":"short"},"passed":{"seat":"seat"},"argument-began":{},"argued":{"seat":"seat","reason":"argument"},"steered":{"driver":"seat","helper":"seat"},"match-ended":{"winners":"seats"}} as const

export interface View { me: number | null; table: Table; mine: Mine | null; choices: Choice[] }

export interface Game { view: View; move: Move; notice: Notice; options: Options; audience: Audience }

declare module "./phrases" {
  interface Phrases {
    "game-trolley": true
    "game-trolley-facts": true
    "game-trolley-line": true
    "game-trolley-part-driver": true
    "illegal-alone": true
    "illegal-already-laid": true
    "illegal-already-picked": true
    "illegal-argument-on": true
    "illegal-arranged-enough": true
    "illegal-bad-file-card": true
    "illegal-bad-file-cards": true
    "illegal-bad-file-line": true
    "illegal-card-played": true
    "illegal-guilty-on": true
    "illegal-hands-not-so": true
    "illegal-held-so": true
    "illegal-innocents-on": true
    "illegal-modifiers-on": true
    "illegal-modifiers-shown": true
    "illegal-must-play": true
    "illegal-no-arranging": true
    "illegal-no-modifiers": true
    "illegal-not-the-driver": true
    "illegal-not-your-hand": true
    "illegal-tram-runs": true
    "illegal-you-drive": true
    "lesson-trolley-answers": true
    "lesson-trolley-argue": true
    "lesson-trolley-driver": true
    "lesson-trolley-end": true
    "lesson-trolley-guilty": true
    "lesson-trolley-hear": true
    "lesson-trolley-hello": true
    "lesson-trolley-innocent": true
    "lesson-trolley-learned-1": true
    "lesson-trolley-learned-2": true
    "lesson-trolley-learned-3": true
    "lesson-trolley-modifier": true
    "lesson-trolley-reading": true
    "lesson-trolley-rooster": true
    "lesson-trolley-spared": true
    "lesson-trolley-steer": true
    "lesson-trolley-they-play": true
    "lesson-trolley-tracks": true
    "replay-fair-trolley-chance": true
    "replay-fair-trolley-deck": true
    "replay-fair-trolley-driver": true
    "replay-fair-trolley-hands": true
    "replay-knows-trolley-hand": true
    "replay-knows-trolley-laid": true
    "replay-knows-trolley-pick": true
    "trolley-again": true
    "trolley-again-wait": true
    "trolley-argue-about": true
    "trolley-argue-cancel": true
    "trolley-argue-hint": true
    "trolley-arrange": true
    "trolley-arrange-give": true
    "trolley-arrange-here": true
    "trolley-arrange-which": true
    "trolley-arrange-whom": true
    "trolley-call-argument": true
    "trolley-call-guilty": true
    "trolley-call-guilty-shown": true
    "trolley-call-innocents": true
    "trolley-call-innocents-shown": true
    "trolley-call-note": true
    "trolley-call-notes-shown": true
    "trolley-call-over": true
    "trolley-call-tram-runs": true
    "trolley-call-you-argue": true
    "trolley-call-you-guilty": true
    "trolley-call-you-innocent": true
    "trolley-call-you-note": true
    "trolley-call-you-note-extra": true
    "trolley-call-you-steer": true
    "trolley-cards": true
    "trolley-cards-all": true
    "trolley-cards-deck": true
    "trolley-cards-for": true
    "trolley-cards-for-all": true
    "trolley-cards-for-no": true
    "trolley-cards-for-yes": true
    "trolley-cards-grown": true
    "trolley-cards-lives": true
    "trolley-cards-lives-change": true
    "trolley-cards-tag": true
    "trolley-cause": true
    "trolley-character": true
    "trolley-choose-guilty": true
    "trolley-choose-innocent": true
    "trolley-choose-one": true
    "trolley-clock": true
    "trolley-crew": true
    "trolley-crew-note": true
    "trolley-dash": true
    "trolley-deck": true
    "trolley-drives": true
    "trolley-fame-most-lives": true
    "trolley-fame-most-notes": true
    "trolley-fame-most-words": true
    "trolley-feed-quiet": true
    "trolley-from": true
    "trolley-from-deck": true
    "trolley-hand-look": true
    "trolley-hand-of": true
    "trolley-heard": true
    "trolley-heard-team": true
    "trolley-helper": true
    "trolley-how-argument": true
    "trolley-how-argument-text": true
    "trolley-how-end": true
    "trolley-how-end-text": true
    "trolley-how-goal": true
    "trolley-how-goal-text": true
    "trolley-how-guilty": true
    "trolley-how-guilty-text": true
    "trolley-how-innocents": true
    "trolley-how-innocents-text": true
    "trolley-how-notes": true
    "trolley-how-notes-text": true
    "trolley-how-teams": true
    "trolley-how-teams-text": true
    "trolley-how-verdict": true
    "trolley-how-verdict-text": true
    "trolley-kind": true
    "trolley-laid-kept": true
    "trolley-laid-wait": true
    "trolley-lever": true
    "trolley-lever-again": true
    "trolley-lever-hold": true
    "trolley-log-empty": true
    "trolley-look": true
    "trolley-next": true
    "trolley-next-you": true
    "trolley-onward": true
    "trolley-options-accomplices": true
    "trolley-options-accomplices-hint": true
    "trolley-options-argue": true
    "trolley-options-arrange": true
    "trolley-options-arrange-hint": true
    "trolley-options-decks-all": true
    "trolley-options-decks-family": true
    "trolley-options-decks-own": true
    "trolley-options-family": true
    "trolley-options-family-hint": true
    "trolley-options-modifier": true
    "trolley-options-only-own": true
    "trolley-options-only-own-hint": true
    "trolley-options-own": true
    "trolley-options-own-count": true
    "trolley-options-own-example": true
    "trolley-options-own-example-csv": true
    "trolley-options-own-example-toml": true
    "trolley-options-own-full": true
    "trolley-options-own-guilty": true
    "trolley-options-own-guilty-example": true
    "trolley-options-own-hint": true
    "trolley-options-own-innocents": true
    "trolley-options-own-innocents-example": true
    "trolley-options-own-load": true
    "trolley-options-own-loaded": true
    "trolley-options-own-modifiers": true
    "trolley-options-own-modifiers-example": true
    "trolley-options-pause": true
    "trolley-options-pause-none": true
    "trolley-options-pick": true
    "trolley-options-summary": true
    "trolley-options-valerii": true
    "trolley-options-valerii-hint": true
    "trolley-over": true
    "trolley-over-broken": true
    "trolley-over-remembered": true
    "trolley-over-why": true
    "trolley-over-winners": true
    "trolley-pass": true
    "trolley-phrase-brake": true
    "trolley-phrase-conscience": true
    "trolley-phrase-cookies": true
    "trolley-phrase-ding": true
    "trolley-phrase-hm": true
    "trolley-phrase-look-there": true
    "trolley-phrase-not-us": true
    "trolley-phrase-nothing-personal": true
    "trolley-phrase-philosophers": true
    "trolley-phrase-remember": true
    "trolley-phrase-they-started": true
    "trolley-phrase-well": true
    "trolley-phrases": true
    "trolley-picked-wait": true
    "trolley-pin": true
    "trolley-pin-which": true
    "trolley-pin-whom": true
    "trolley-ran": true
    "trolley-ran-chance": true
    "trolley-remembered": true
    "trolley-round": true
    "trolley-say-all": true
    "trolley-say-team": true
    "trolley-side-crew": true
    "trolley-side-log": true
    "trolley-side-of": true
    "trolley-side-team": true
    "trolley-sides": true
    "trolley-skulls": true
    "trolley-skulls-left": true
    "trolley-skulls-right": true
    "trolley-slot-own": true
    "trolley-slot-picked": true
    "trolley-slot-waits": true
    "trolley-stands": true
    "trolley-steer": true
    "trolley-story-argued": true
    "trolley-story-argument-began": true
    "trolley-story-arranged": true
    "trolley-story-laid": true
    "trolley-story-match-ended": true
    "trolley-story-passed": true
    "trolley-story-pick-opened": true
    "trolley-story-picked": true
    "trolley-story-picks-shown": true
    "trolley-story-round-began": true
    "trolley-story-shown": true
    "trolley-story-shuffled": true
    "trolley-story-steered": true
    "trolley-story-turned": true
    "trolley-story-your-turn": true
    "trolley-taken": true
    "trolley-talk-to": true
    "trolley-team-quiet": true
    "trolley-team-talk": true
    "trolley-title": true
    "trolley-to-all": true
    "trolley-to-team": true
    "trolley-told-argued": true
    "trolley-told-argument-began": true
    "trolley-told-arranged": true
    "trolley-told-laid": true
    "trolley-told-match-ended": true
    "trolley-told-passed": true
    "trolley-told-pick-opened": true
    "trolley-told-picked": true
    "trolley-told-picks-shown": true
    "trolley-told-round-began": true
    "trolley-told-shown": true
    "trolley-told-shuffled": true
    "trolley-told-steered": true
    "trolley-told-turned": true
    "trolley-track": true
    "trolley-track-name": true
    "trolley-track-on": true
    "trolley-track-onto": true
    "trolley-tracks": true
    "trolley-way": true
    "trolley-why": true
    "trolley-zoom": true
    [key: `lesson-trolley-learned-${number}`]: true
  }
}
