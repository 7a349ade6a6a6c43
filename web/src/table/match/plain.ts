/** What a plain table reads from the view of a game: most of it may be missing. */

import type { Types } from '../contract'

export interface PlainGame extends Types {
  view: {
    me: number | null
    table: {
      round?: number
      rounds?: number
      phase: {
        type: string
        seat?: number
        waiting?: number[]
        ends?: number | null
        result?: { winners: number[]; scores?: unknown }
      }
    }
    choices: any[]
  }
}
