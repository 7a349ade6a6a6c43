/** Short messages that come and go at the edge of the screen. */

import { untrack } from 'svelte'
import { announce } from './announce.svelte'
import type { Refusal } from './contract'
import { refusal } from './i18n.svelte'

export interface Note {
  id: number
  text: string
  kind: 'news' | 'refusal'
}

const LASTS = 4200
let notes = $state.raw<Note[]>([])
let last = 0

export function toasts(): Note[] {
  return notes
}

export function toast(text: string, kind: Note['kind'] = 'news'): void {
  const id = ++last
  const others = untrack(() => notes).filter((note) => note.text !== text)
  notes = [...others, { id, text, kind }].slice(-3)
  announce(text)
  setTimeout(() => dismiss(id), LASTS)
}

export function dismiss(id: number): void {
  notes = untrack(() => notes).filter((note) => note.id !== id)
}

/** Shows a refusal; gives back whether the thing was done. */
export function complain(refused: Refusal | null): boolean {
  if (refused) toast(refusal(refused), 'refusal')
  return refused === null
}
