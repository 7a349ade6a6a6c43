/** Short messages that come and go at the edge of the screen. */

import { untrack } from 'svelte'
import { announce } from './announce.svelte'
import type { Refusal } from './contract'
import { refusal } from './i18n.svelte'

export interface Note {
  id: number
  text: string
  kind: 'news' | 'refusal'
  /** The rule that it comes from, to be read. */
  rule: Cited | null
}

export interface Cited {
  game: string
  id: string
}

const LASTS = 4200
/** Whoever wants to know why needs time to get there. */
const LASTS_CITED = 9000
let notes = $state.raw<Note[]>([])
let last = 0
const timers = new Map<number, ReturnType<typeof setTimeout>>()

export function toasts(): Note[] {
  return notes
}

export function toast(text: string, kind: Note['kind'] = 'news', rule: Cited | null = null): void {
  const id = ++last
  const others = untrack(() => notes).filter((note) => note.text !== text)
  notes = [...others, { id, text, kind, rule }].slice(-3)
  announce(text)
  fade(id)
}

/** Goes after a while. */
export function fade(id: number): void {
  keep(id)
  const note = untrack(() => notes).find((one) => one.id === id)
  if (note)
    timers.set(
      id,
      setTimeout(() => dismiss(id), note.rule ? LASTS_CITED : LASTS),
    )
}

/** Stays for as long as somebody is at it, with the pointer or the focus. */
export function keep(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

export function dismiss(id: number): void {
  keep(id)
  notes = untrack(() => notes).filter((note) => note.id !== id)
}

/** Takes all of them away. */
export function sweep(): void {
  notes = []
}

/** Shows a refusal, with its rule where a game is on; gives back whether the thing was done. */
export function complain(refused: Refusal | null, game?: string): boolean {
  if (refused) toast(refusal(refused), 'refusal', refused.rule && game ? { game, id: refused.rule } : null)
  return refused === null
}
