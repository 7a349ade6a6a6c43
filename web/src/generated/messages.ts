// Made by zmova.typescript from the Python types; never edited.

export type Requests = Hello | Ping | Play | Profile | Sit | Stand | Arrange | AddBot | RemoveBot | Kick | HandOver | StandIn | SetManners | ChooseGame | Wish | Pause | Resume | EndEarly | SetLimits | SetOptions | Start | Again | Leave | TakeBack | Onward | Graduate

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
  id: string
  move: Record<string, unknown>
}

export interface Profile {
  type: "profile"
  id: string
  name: string
  mask: number[]
  form?: "f" | "m" | null
}

export interface Sit {
  type: "sit"
  id: string
}

export interface Stand {
  type: "stand"
  id: string
}

export interface Arrange {
  type: "arrange"
  id: string
  order: number[]
}

export interface AddBot {
  type: "add-bot"
  id: string
}

export interface RemoveBot {
  type: "remove-bot"
  id: string
  chair: number
}

export interface Kick {
  type: "kick"
  id: string
  member: string
}

export interface HandOver {
  type: "hand-over"
  id: string
  member: string
}

export interface StandIn {
  type: "stand-in"
  id: string
  chair: number
  bot: boolean
}

export interface SetManners {
  type: "manners"
  id: string
  manners: Manners
}

export interface Manners {
  locked: boolean
  onlookers: boolean
  free_text: boolean
  picking: "host" | "vote"
}

export interface ChooseGame {
  type: "choose-game"
  id: string
  game: string
}

export interface Wish {
  type: "wish"
  id: string
  game: string | null
}

export interface Pause {
  type: "pause"
  id: string
}

export interface Resume {
  type: "resume"
  id: string
}

export interface EndEarly {
  type: "end-early"
  id: string
}

export interface SetLimits {
  type: "limits"
  id: string
  limits: Record<string, unknown>
}

export interface SetOptions {
  type: "options"
  id: string
  options: Record<string, unknown>
}

export interface Start {
  type: "start"
  id: string
}

export interface Again {
  type: "again"
  id: string
}

export interface Leave {
  type: "leave"
  id: string
}

export interface TakeBack {
  type: "take-back"
  id: string
}

export interface Onward {
  type: "onward"
  id: string
  step: number
}

export interface Graduate {
  type: "graduate"
  id: string
  bots: boolean
}

export type Replies = Welcome | RoomChanged | Viewed | Updated | Done | Refused | Bye | Pong

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
  chairs: Chair[]
  options: Record<string, unknown>
  fewest: number
  most: number
  commitment: string
  match: string | null
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

export interface Chair {
  member: string | null
  bot: number | null
  steward: boolean
}

export interface Played {
  match: string
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
  room: RoomView
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
  to: "all" | "team" | "whisper"
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
}

export interface Bye {
  type: "bye"
  why: "kicked" | "left" | "newer-tab" | "restart" | "room-closed"
}

export interface Pong {
  type: "pong"
  at: number
}
