/** A match as one viewer had it, unfolded from the pages of the server. */

import type { Heard } from '../generated/messages'
import type { Change, Minds, Moments } from '../generated/replays'
import { apply, type Fields } from '../table/delta'
import type { View } from '../table/resume'

export interface Moment {
  /** The step of the match: the same for all eyes, whoever was told of it. */
  step: number
  at: number
  notices: any[]
  view: View
  /** How many lines of talk the viewer had heard by then. */
  heard: number
}

export interface Seen {
  moments: Moment[]
  talk: Heard[]
}

export function unfold(pages: Moments[]): Seen {
  let view = pages[0]!.view as View
  const talk: Heard[] = []
  const moments = pages
    .flatMap((page) => page.moments)
    .map((change) => {
      view = changed(view, change)
      talk.push(...(change.notices as Heard[]).filter(({ type }) => type === 'said'))
      return { step: change.step, at: change.at, notices: change.notices, view, heard: talk.length }
    })
  return { moments, talk }
}

function changed(view: View, { table = {}, mine = {}, choices = null }: Change): View {
  return {
    ...view,
    table: apply(view.table, table),
    mine: view.mine && apply(view.mine, mine),
    choices: choices ?? view.choices,
  }
}

/** The last of them that has happened by that step. */
export function indexAt(moments: readonly { step: number }[], step: number): number {
  let [low, high] = [0, moments.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (moments[middle]!.step <= step) low = middle
    else high = middle - 1
  }
  return low
}

export interface Mark {
  index: number
  kind: 'round' | 'turn'
  number: number
}

/** Where rounds begin; turns, in a game that has no rounds. */
export function marksOf(moments: readonly Moment[]): Mark[] {
  const kind = moments[0] && 'round' in moments[0].view.table ? 'round' : 'turn'
  const marks: Mark[] = []
  for (const [index, { view }] of moments.entries()) {
    const number = view.table[kind]
    if (typeof number === 'number' && number > 0 && number !== marks.at(-1)?.number) marks.push({ index, kind, number })
  }
  return marks
}

type Mind = { step: number; mine: Fields }

/** What only each seat knew, step by step. */
export function unfoldMinds(pages: Minds[]): Mind[][] {
  const minds = (pages[0]!.minds as Fields[]).map((mine) => [{ step: 0, mine }])
  for (const { step, seat, mine } of pages.flatMap((page) => page.turns)) {
    const own = minds[seat]!
    own.push({ step, mine: apply(own.at(-1)!.mine, mine) })
  }
  return minds
}

export function mindAt(mind: readonly Mind[], step: number): Fields {
  return mind[indexAt(mind, step)]!.mine
}

const LONGEST_PAUSE = 4000
const READ = { least: 900, letter: 32, most: 4500 }

/** How long a moment stays, in ms at common speed: long silences are cut short, words are given time. */
export function pause(gap: number, words: string): number {
  const reading = words ? Math.min(READ.most, READ.least + words.length * READ.letter) : 0
  return Math.max(reading, Math.min(gap, LONGEST_PAUSE))
}

/** "12:05" of the table's own time. */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
