// Made by zmova.typescript from the Python types; never edited.

import type { Fields } from '../table/options/fields'

export interface TableView {
  seats: number
  round: number
  rounds: number
  dealer: number
  clock: number
  phase: LookView | QuestionsView | TimeUpView | DiscussView | VoteView | GuessView | BetweenView | OverView
  waiting: number[]
  acted: boolean
  places: PlaceView[]
  own: OwnPlace[]
  may_accuse: boolean[]
  exchanges: Exchange[]
  votes: Ballots[]
  finished: Shown[]
  scores: number[]
}

export interface LookView {
  type: "look"
  ends: number | null
}

export interface QuestionsView {
  type: "questions"
  asker: number
  asked: number | null
  barred: number | null
  ends: number
  turn_ends: number | null
}

export interface TimeUpView {
  type: "time-up"
  to_come: number[]
}

export interface DiscussView {
  type: "discuss"
  to_come: number[]
  ready: number[]
  ends: number | null
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
  location: string | null
  right: boolean | null
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

export interface Start {
  type: "start"
}

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

export interface Ready {
  type: "ready"
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

export type Move = Start | Ask | Answer | About | Meant | Accuse | Ready | Vote | Reveal | Guess | Next

export type Choice = Start | Ask | Answer | About | Meant | Accuse | Ready | Vote | Reveal | Guess | Next

export interface DealtNotice {
  type: "dealt"
  round: number
  dealer: number
}

export interface ClockStartedNotice {
  type: "clock-started"
  seat: number | null
}

export interface AskedNotice {
  type: "asked"
  seat: number
  to: number
  how: "aloud" | "chosen" | "typed"
  text: string | null
  topic: string | null
  wording: number | null
}

export interface AnsweredNotice {
  type: "answered"
  seat: number
  how: "aloud" | "chosen" | "typed"
  text: string | null
  grade: number | null
  wording: number | null
  topic: string | null
}

export interface ExplainedNotice {
  type: "explained"
  seat: number
  topic: string | null
  grade: number | null
}

export interface AccusedNotice {
  type: "accused"
  seat: number
  suspect: number
}

export interface TimeRanOutNotice {
  type: "time-ran-out"
}

export interface DiscussionOpenedNotice {
  type: "discussion-opened"
}

export interface ReadiedNotice {
  type: "readied"
  seat: number
}

export interface NominatedNotice {
  type: "nominated"
  suspect: number
}

export interface VotedNotice {
  type: "voted"
  seat: number
  guilty: boolean | null
}

export interface CountedNotice {
  type: "counted"
  suspect: number
  accuser: number | null
  ballots: (boolean | null)[]
  silent: number[]
  condemned: boolean
  yes: number
  no: number
}

export interface SpyShownNotice {
  type: "spy-shown"
  seat: number
}

export interface GuessedNotice {
  type: "guessed"
  seat: number
  location: string | null
  right: boolean
}

export interface RoundEndedNotice {
  type: "round-ended"
  ending: "accusation" | "called-off" | "guess" | "silence" | "time" | "vote" | "wrong-guess"
  points: Point[]
  outcome: "caught" | "closed" | "escaped" | "guessed" | "innocent" | "missed" | "silent"
  guess: string | null
  location: string
  spy: number
}

export interface CalledOffNotice {
  type: "called-off"
}

export type Notice = DealtNotice | ClockStartedNotice | AskedNotice | AnsweredNotice | ExplainedNotice | AccusedNotice | TimeRanOutNotice | DiscussionOpenedNotice | ReadiedNotice | NominatedNotice | VotedNotice | CountedNotice | SpyShownNotice | GuessedNotice | RoundEndedNotice | CalledOffNotice

export interface Options {
  rounds: number
  minutes: number | null
  acted: boolean
  look_seconds: number | null
  turn_seconds: number | null
  discuss_seconds: number | null
  vote_seconds: number | null
  guess_seconds: number | null
  next_seconds: number | null
  packs: ("classic" | "ukraine")[]
  off: string[]
  own: OwnPlace[]
}

export type Audience = "all"

export const OPTIONS = {
  rounds: {"default":5,"kind":"number","least":1,"most":15,"step":1},
  minutes: {"default":null,"kind":"limit","least":1,"most":20,"step":1,"usual":8,"by_seats":{"3":6,"4":6,"5":7,"6":7,"7":8,"8":8},"nullable":true},
  acted: {"default":false,"kind":"switch"},
  look_seconds: {"default":30,"kind":"limit","least":5,"most":600,"step":10,"nullable":true,"usual":30},
  turn_seconds: {"default":null,"kind":"limit","least":5,"most":600,"step":10,"nullable":true,"room":90,"usual":90},
  discuss_seconds: {"default":60,"kind":"limit","least":0,"most":600,"step":10,"nullable":true,"usual":60},
  vote_seconds: {"default":30,"kind":"limit","least":5,"most":600,"step":10,"nullable":true,"usual":30},
  guess_seconds: {"default":60,"kind":"limit","least":5,"most":600,"step":10,"nullable":true,"usual":60},
  next_seconds: {"default":null,"kind":"limit","least":5,"most":600,"step":10,"nullable":true,"room":90,"usual":90},
  packs: {"default":["classic"],"kind":"special","each":{"kind":"choice","values":["classic","ukraine"]},"longest":8},
  off: {"default":[],"kind":"special","each":{"kind":"text"},"longest":200},
  own: {"default":[],"kind":"special","each":{"kind":"special","fields":{"name":{"kind":"text","longest":40},"roles":{"kind":"special","each":{"kind":"text","longest":40},"longest":7}}},"longest":30},
} as const satisfies Fields<Options>

export const TOLD = {"*":{"dealer":"seat","waiting":"seats"},"dealt":{"dealer":"seat"},"clock-started":{"seat":"seat"},"asked":{"seat":"seat","to":"seat","topic":"topics","wording":"questions"},"answered":{"seat":"seat","wording":"answers","topic":"topics"},"explained":{"seat":"seat","topic":"topics"},"accused":{"seat":"seat","suspect":"seat"},"time-ran-out":{},"discussion-opened":{},"readied":{"seat":"seat"},"nominated":{"suspect":"seat"},"voted":{"seat":"seat"},"counted":{"suspect":"seat","accuser":"seat","silent":"seats"},"spy-shown":{"seat":"seat"},"guessed":{"seat":"seat","location":"places"},"round-ended":{"guess":"places","location":"places","spy":"seat"},"called-off":{}} as const

export interface View { me: number | null; table: Table; mine: Mine | null; choices: Choice[] }

export interface Game { view: View; move: Move; notice: Notice; options: Options; audience: Audience }

declare module "./phrases" {
  interface Phrases {
    "game-spyfall": true
    "game-spyfall-facts": true
    "game-spyfall-line": true
    "game-spyfall-part-spy": true
    "illegal-already-accused": true
    "illegal-already-ready": true
    "illegal-answer-first": true
    "illegal-bad-file-count": true
    "illegal-bad-file-place": true
    "illegal-clock-not-started": true
    "illegal-clock-runs": true
    "illegal-no-such-place": true
    "illegal-no-such-topic": true
    "illegal-no-vote-on": true
    "illegal-not-asked": true
    "illegal-not-back": true
    "illegal-not-the-dealer": true
    "illegal-not-the-spy": true
    "illegal-not-your-question": true
    "illegal-nothing-asked": true
    "illegal-nothing-to-explain": true
    "illegal-question-open": true
    "illegal-round-over": true
    "illegal-round-still-on": true
    "illegal-show-the-card-first": true
    "illegal-spy-is-guessing": true
    "illegal-suspect-does-not-vote": true
    "illegal-time-is-up": true
    "illegal-time-not-up": true
    "illegal-too-few-places": true
    "lesson-spyfall-accuse": true
    "lesson-spyfall-answer": true
    "lesson-spyfall-ask": true
    "lesson-spyfall-card": true
    "lesson-spyfall-clue": true
    "lesson-spyfall-dry": true
    "lesson-spyfall-evade": true
    "lesson-spyfall-guess": true
    "lesson-spyfall-guessed": true
    "lesson-spyfall-hello": true
    "lesson-spyfall-learned-1": true
    "lesson-spyfall-learned-2": true
    "lesson-spyfall-learned-3": true
    "lesson-spyfall-listen": true
    "lesson-spyfall-not-guessed": true
    "lesson-spyfall-not-him": true
    "lesson-spyfall-others": true
    "lesson-spyfall-show": true
    "lesson-spyfall-spy": true
    "lesson-spyfall-unmasked": true
    "lesson-spyfall-vague": true
    "lesson-spyfall-vote": true
    "lesson-spyfall-voting": true
    "replay-fair-spyfall-dealer": true
    "replay-fair-spyfall-round": true
    "replay-knows-spyfall-ballot": true
    "replay-knows-spyfall-place": true
    "replay-knows-spyfall-role": true
    "replay-knows-spyfall-spy": true
    "spyfall-about-choose": true
    "spyfall-about-more": true
    "spyfall-about-other": true
    "spyfall-about-what": true
    "spyfall-accuse": true
    "spyfall-accuse-cost": true
    "spyfall-accuse-sure": true
    "spyfall-accuse-whom": true
    "spyfall-accuse-yes": true
    "spyfall-accuses": true
    "spyfall-acted": true
    "spyfall-again": true
    "spyfall-again-wait": true
    "spyfall-aloud-answer": true
    "spyfall-aloud-ask": true
    "spyfall-answer-awaited": true
    "spyfall-answered-aloud": true
    "spyfall-answers": true
    "spyfall-asked-aloud": true
    "spyfall-call-answers": true
    "spyfall-call-asks": true
    "spyfall-call-deals": true
    "spyfall-call-discuss": true
    "spyfall-call-guesses": true
    "spyfall-call-over": true
    "spyfall-call-starts": true
    "spyfall-call-vote-goes-on": true
    "spyfall-call-you-answer": true
    "spyfall-call-you-are-judged": true
    "spyfall-call-you-are-ready": true
    "spyfall-call-you-ask": true
    "spyfall-call-you-deal": true
    "spyfall-call-you-guess": true
    "spyfall-call-you-start": true
    "spyfall-call-you-vote": true
    "spyfall-cancel": true
    "spyfall-card": true
    "spyfall-card-hint": true
    "spyfall-card-no-role": true
    "spyfall-card-spy": true
    "spyfall-card-spy-task": true
    "spyfall-choose-seat": true
    "spyfall-clock-stands": true
    "spyfall-column-ending": true
    "spyfall-column-place": true
    "spyfall-column-round": true
    "spyfall-column-spy": true
    "spyfall-cross": true
    "spyfall-cross-hint": true
    "spyfall-deal-next": true
    "spyfall-deal-wait": true
    "spyfall-discuss": true
    "spyfall-ending-caught": true
    "spyfall-ending-closed": true
    "spyfall-ending-escaped": true
    "spyfall-ending-guessed": true
    "spyfall-ending-innocent": true
    "spyfall-ending-missed": true
    "spyfall-ending-silent": true
    "spyfall-envelope-sealed": true
    "spyfall-envelopes": true
    "spyfall-evade": true
    "spyfall-first-question": true
    "spyfall-grade-0": true
    "spyfall-grade-1": true
    "spyfall-grade-2": true
    "spyfall-grade-3": true
    "spyfall-grade-4": true
    "spyfall-guess-pick": true
    "spyfall-guess-sure": true
    "spyfall-guess-wait": true
    "spyfall-guess-yes": true
    "spyfall-guilty": true
    "spyfall-how-accusation": true
    "spyfall-how-accusation-text": true
    "spyfall-how-goal": true
    "spyfall-how-goal-text": true
    "spyfall-how-guess": true
    "spyfall-how-guess-text": true
    "spyfall-how-points": true
    "spyfall-how-points-text": true
    "spyfall-how-questions": true
    "spyfall-how-questions-text": true
    "spyfall-how-time": true
    "spyfall-how-time-text": true
    "spyfall-innocent": true
    "spyfall-it-was": true
    "spyfall-judged": true
    "spyfall-last-candidate": true
    "spyfall-log-asks": true
    "spyfall-log-empty": true
    "spyfall-log-questions": true
    "spyfall-log-talk": true
    "spyfall-log-topic": true
    "spyfall-log-vote-called": true
    "spyfall-log-vote-time": true
    "spyfall-log-votes": true
    "spyfall-look": true
    "spyfall-look-you": true
    "spyfall-meant-what": true
    "spyfall-no": true
    "spyfall-no-role": true
    "spyfall-not-yet": true
    "spyfall-onlooker": true
    "spyfall-options-acted": true
    "spyfall-options-acted-hint": true
    "spyfall-options-delicate": true
    "spyfall-options-discuss": true
    "spyfall-options-guess": true
    "spyfall-options-look": true
    "spyfall-options-look-none": true
    "spyfall-options-minutes": true
    "spyfall-options-minutes-back": true
    "spyfall-options-minutes-none": true
    "spyfall-options-next": true
    "spyfall-options-off": true
    "spyfall-options-on": true
    "spyfall-options-own": true
    "spyfall-options-own-add": true
    "spyfall-options-own-edit": true
    "spyfall-options-own-example": true
    "spyfall-options-own-example-csv": true
    "spyfall-options-own-example-toml": true
    "spyfall-options-own-full": true
    "spyfall-options-own-load": true
    "spyfall-options-own-loaded": true
    "spyfall-options-own-name": true
    "spyfall-options-own-none": true
    "spyfall-options-own-remove": true
    "spyfall-options-own-role": true
    "spyfall-options-own-roles": true
    "spyfall-options-own-save": true
    "spyfall-options-packs": true
    "spyfall-options-places": true
    "spyfall-options-places-hint": true
    "spyfall-options-rounds": true
    "spyfall-options-summary": true
    "spyfall-options-turn": true
    "spyfall-options-vote": true
    "spyfall-other-words": true
    "spyfall-over": true
    "spyfall-over-broken": true
    "spyfall-over-last": true
    "spyfall-over-nobody": true
    "spyfall-over-sums": true
    "spyfall-pack-classic": true
    "spyfall-pack-count": true
    "spyfall-pack-ukraine": true
    "spyfall-phrase-good-question": true
    "spyfall-phrase-hm": true
    "spyfall-phrase-hurry": true
    "spyfall-phrase-i-know": true
    "spyfall-phrase-not-me": true
    "spyfall-phrase-sure": true
    "spyfall-phrase-suspicious": true
    "spyfall-phrase-too-much": true
    "spyfall-phrases": true
    "spyfall-places-left": true
    "spyfall-points": true
    "spyfall-question-for": true
    "spyfall-ready": true
    "spyfall-ready-wait": true
    "spyfall-reason-good-accusation": true
    "spyfall-reason-innocent-condemned": true
    "spyfall-reason-right-guess": true
    "spyfall-reason-spy-lost": true
    "spyfall-reason-spy-won": true
    "spyfall-round": true
    "spyfall-rounds": true
    "spyfall-say": true
    "spyfall-seat": true
    "spyfall-seat-accuse": true
    "spyfall-seat-ask": true
    "spyfall-seat-chosen": true
    "spyfall-seat-ready": true
    "spyfall-seat-voted": true
    "spyfall-show-card": true
    "spyfall-show-card-key": true
    "spyfall-show-card-now-not": true
    "spyfall-show-card-sure": true
    "spyfall-show-card-yes": true
    "spyfall-shown": true
    "spyfall-side-log": true
    "spyfall-side-places": true
    "spyfall-side-scores": true
    "spyfall-skip": true
    "spyfall-spy-shown": true
    "spyfall-spy-was": true
    "spyfall-stamp-caught": true
    "spyfall-stamp-closed": true
    "spyfall-stamp-escaped": true
    "spyfall-stamp-guessed": true
    "spyfall-stamp-innocent": true
    "spyfall-stamp-missed": true
    "spyfall-stamp-silent": true
    "spyfall-start": true
    "spyfall-start-or-ask": true
    "spyfall-still-to-come": true
    "spyfall-story-accused": true
    "spyfall-story-answered": true
    "spyfall-story-asked": true
    "spyfall-story-called-off": true
    "spyfall-story-clock-started": true
    "spyfall-story-counted": true
    "spyfall-story-dealt": true
    "spyfall-story-discussion-opened": true
    "spyfall-story-explained": true
    "spyfall-story-guessed": true
    "spyfall-story-nominated": true
    "spyfall-story-readied": true
    "spyfall-story-round-ended": true
    "spyfall-story-spy-shown": true
    "spyfall-story-time-ran-out": true
    "spyfall-story-voted": true
    "spyfall-story-won": true
    "spyfall-story-your-turn": true
    "spyfall-table": true
    "spyfall-time-left": true
    "spyfall-time-up": true
    "spyfall-title": true
    "spyfall-told-accused": true
    "spyfall-told-answered": true
    "spyfall-told-asked": true
    "spyfall-told-called-off": true
    "spyfall-told-clock-started": true
    "spyfall-told-counted": true
    "spyfall-told-dealt": true
    "spyfall-told-discussion-opened": true
    "spyfall-told-explained": true
    "spyfall-told-guessed": true
    "spyfall-told-nominated": true
    "spyfall-told-readied": true
    "spyfall-told-round-ended": true
    "spyfall-told-spy-shown": true
    "spyfall-told-time-ran-out": true
    "spyfall-told-voted": true
    "spyfall-topics": true
    "spyfall-topics-short": true
    "spyfall-type-answer": true
    "spyfall-type-question": true
    "spyfall-unanimous-needed": true
    "spyfall-uncross": true
    "spyfall-uncross-all": true
    "spyfall-used": true
    "spyfall-used-place": true
    "spyfall-verdict-condemned": true
    "spyfall-verdict-free": true
    "spyfall-vote-guilty": true
    "spyfall-vote-innocent": true
    "spyfall-vote-silent": true
    "spyfall-why-all": true
    "spyfall-winner": true
    "spyfall-yes": true
    "spyfall-you": true
    [key: `lesson-spyfall-learned-${number}`]: true
    [key: `spyfall-grade-${number}`]: true
  }
}
