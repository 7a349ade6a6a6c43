/** What a room gives to every game's screens without passing it on as props: how people may talk, and what comes after a match. */

import { getContext, setContext, type Snippet } from 'svelte'

/** Characters in a line of talk. */
export const LONGEST = 280

/** What somebody has typed and not sent, by what it is for. */
export interface DraftStore {
  read(purpose: string): string
  keep(purpose: string, text: string): void
  /** Somebody means the same words for others; what was begun for those stays. */
  carry(from: string, to: string): void
}

export interface RoomContext {
  /** People may type; else they have quick phrases. */
  readonly freeText: boolean
  /** Above the bar that ends a match. */
  readonly next: Snippet | null
  readonly drafts: DraftStore
}

const KEY = Symbol('room')

export function provideRoomContext(context: RoomContext): void {
  setContext(KEY, context)
}

export function roomContext(): RoomContext {
  return (
    getContext<RoomContext | undefined>(KEY) ?? {
      freeText: true,
      next: null,
      drafts: { read: () => '', keep() {}, carry() {} },
    }
  )
}
