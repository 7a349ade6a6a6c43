/** The way into a lesson: the one that was left is taken up again, else a new one begins. */

import { lookUp, newLesson, sayHello } from '../table/api'
import { borrow, visit } from '../table/profile.svelte'
import { go } from '../table/route.svelte'
import { recall, remember } from '../table/storage'
import { complain } from '../table/toasts.svelte'

interface Begun {
  code: string
  /** The table that the learner came from. */
  from: string | null
}

function begun(): Record<string, Begun> {
  return recall<Record<string, Begun>>('lessons', {})
}

/** The table to go back to after the game's lesson. */
export function cameFrom(game: string): string | null {
  return begun()[game]?.from ?? null
}

export async function learn(game: string, from: string | null = null, anew = false): Promise<void> {
  borrow()
  await sayHello()
  const code = (anew ? null : await unfinished(game)) ?? (await fresh(game))
  if (!code) return
  remember('lessons', { ...begun(), [game]: { code, from } satisfies Begun })
  visit(code)
  go(`/r/${code}`)
}

async function unfinished(game: string): Promise<string | null> {
  const code = begun()[game]?.code
  const found = code ? await lookUp(code) : null
  return found?.value?.lesson ? found.value.code : null
}

async function fresh(game: string): Promise<string | null> {
  const { value, refused } = await newLesson(game)
  complain(refused)
  return value?.code ?? null
}
