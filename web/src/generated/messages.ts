// Made by zmova.typescript from the Python types; never edited.

export interface Hello {
  type: "hello"
  name: string
  mask: number[]
  lang?: "en" | "uk"
  form?: "f" | "m" | null
  salt?: string
  hand?: number
  screen?: boolean
  epoch?: string | null
  cursor?: number | null
}

export interface Ping {
  type: "ping"
  at: number
}

export interface Play {
  type: "play"
  move: Record<string, unknown>
  id: string
  match?: string | null
}

export interface Profile {
  type: "profile"
  name: string
  mask: number[]
  form?: "f" | "m" | null
  id: string
  match?: string | null
}

export interface Sit {
  type: "sit"
  id: string
  match?: string | null
}

export interface Stand {
  type: "stand"
  id: string
  match?: string | null
}

export interface Arrange {
  type: "arrange"
  order: number[]
  id: string
  match?: string | null
}

export interface AddBot {
  type: "add-bot"
  id: string
  match?: string | null
}

export interface RemoveBot {
  type: "remove-bot"
  chair: number
  id: string
  match?: string | null
}

export interface Kick {
  type: "kick"
  member: string
  id: string
  match?: string | null
}

export interface LetIn {
  type: "let-in"
  guest: string
  yes: boolean
  id: string
  match?: string | null
}

export interface HandOver {
  type: "hand-over"
  member: string
  id: string
  match?: string | null
}

export interface StandIn {
  type: "stand-in"
  chair: number
  bot: boolean
  id: string
  match?: string | null
}

export interface SetManners {
  type: "manners"
  manners: Manners
  id: string
  match?: string | null
}

export interface Manners {
  locked: boolean
  onlookers: boolean
  free_text: boolean
  records: boolean
  picking: "host" | "vote"
}

export interface ChooseGame {
  type: "choose-game"
  game: string
  id: string
  match?: string | null
}

export interface Wish {
  type: "wish"
  game: string | null
  id: string
  match?: string | null
}

export interface Pause {
  type: "pause"
  id: string
  match?: string | null
}

export interface Resume {
  type: "resume"
  id: string
  match?: string | null
}

export interface EndEarly {
  type: "end-early"
  id: string
  match?: string | null
}

export interface SetLimits {
  type: "limits"
  limits: Record<string, unknown>
  id: string
  match?: string | null
}

export interface SetOptions {
  type: "options"
  options: Record<string, unknown>
  id: string
  match?: string | null
}

export interface Start {
  type: "start"
  id: string
  match?: string | null
}

export interface Seal {
  type: "seal"
  commitment: string
  seal: string
  id: string
  match?: string | null
}

export interface Reveal {
  type: "reveal"
  salt: string
  id: string
  match?: string | null
}

export interface Again {
  type: "again"
  id: string
  match?: string | null
}

export interface Leave {
  type: "leave"
  id: string
  match?: string | null
}

export interface Here {
  type: "here"
  id: string
  match?: string | null
}

export interface TakeBack {
  type: "take-back"
  id: string
  match?: string | null
}

export interface Onward {
  type: "onward"
  step: number
  id: string
  match?: string | null
}

export interface Graduate {
  type: "graduate"
  bots: boolean
  id: string
  match?: string | null
}

export type Requests = Hello | Ping | Play | Profile | Sit | Stand | Arrange | AddBot | RemoveBot | Kick | LetIn | HandOver | StandIn | SetManners | ChooseGame | Wish | Pause | Resume | EndEarly | SetLimits | SetOptions | Start | Seal | Reveal | Again | Leave | Here | TakeBack | Onward | Graduate

export interface Welcome {
  type: "welcome"
  me: string
  epoch: string
  n: number
  resumed: boolean
  room: RoomView | null
}

export interface RoomView {
  code: string
  game: string
  phase: "lobby" | "over" | "playing"
  host: string
  members: Member[]
  chairs: ChairView[]
  options: Record<string, unknown>
  fewest: number
  most: number
  commitment: string
  opening: (string | null)[] | null
  match: string | null
  record: string | null
  door: Guest[]
  paused: boolean
  manners: Manners
  wishes: Record<string, string>
  evening: Played[]
  lesson: LessonView | null
}

export interface Member {
  id: string
  name: string
  mask: number[]
  form: "f" | "m" | null
  online: boolean
  chair: number | null
  screen: boolean
  holder: string | null
}

export interface ChairView {
  member: string | null
  bot: number | null
  steward: boolean
  asked: boolean
}

export interface Guest {
  id: string
  name: string
}

export interface Played {
  game: string
  seats: Seated[]
  winners: number[]
  early: boolean
}

export interface Seated {
  member: string | null
  bot: number | null
  name: string | null
  mask: number[]
  form: "f" | "m" | null
  parts: Record<string, number>
}

export interface LessonView {
  step: number
  of: number
  kind: "move" | "over" | "read" | "watch"
  says: string | null
  at: string[]
  lost: boolean
}

export interface RoomChanged {
  type: "room"
  n: number
  room: Record<string, unknown>
  now: number | null
}

export interface Viewed {
  type: "view"
  n: number
  now: number
  view: unknown
  talk: Heard[]
}

export interface Heard {
  type: "said"
  seat: number
  to: string
  at: number
  text?: string | null
  phrase?: string | null
}

export interface Updated {
  type: "update"
  n: number
  now: number
  notices: unknown[]
  table: Record<string, unknown>
  mine: Record<string, unknown>
  choices: unknown[] | null
  beat?: number
}

export interface Done {
  type: "done"
  id: string
}

export interface Refused {
  type: "refused"
  id: string | null
  key: string
  params: Record<string, unknown>
  rule?: string
}

export interface Bye {
  type: "bye"
  why: "kicked" | "left" | "newer-tab" | "restart" | "room-closed"
}

export interface Stalled {
  type: "stalled"
  why: "broken" | "damaged" | "full" | "read-only" | "slow" | null
  now: number | null
}

export interface Pong {
  type: "pong"
  at: number
}

export type Replies = Welcome | RoomChanged | Viewed | Updated | Done | Refused | Bye | Stalled | Pong

export interface LimitsChanged {
  type: "relimited"
}

export type TableNotice = LimitsChanged | Heard
