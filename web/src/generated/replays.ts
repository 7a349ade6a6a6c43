// Made by zmova.typescript from the Python types; never edited.

export interface Cover {
  match: string
  game: string
  seats: Player[]
  started: number
  lasted: number
  steps: number
}

export interface Player {
  name: string | null
  mask: number[]
  form: "f" | "m" | null
  bot: number | null
}

export interface Moments {
  view: unknown
  moments: Change[]
  next: number | null
}

export interface Change {
  step: number
  at: number
  notices: unknown[]
  table?: Record<string, unknown>
  mine?: Record<string, unknown>
  choices?: unknown[] | null
}

export interface Minds {
  minds: unknown[]
  turns: Turned[]
  next: number | null
}

export interface Turned {
  step: number
  seat: number
  mine: Record<string, unknown>
}
