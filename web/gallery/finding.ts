/** What is looked for among recordings and states: a game, a phase, a rule id, words. */

import type { Index, Recording, RecordedStep, State } from './data'

const KINDS = [
  ['-lesson', 'lesson'],
  ['-played', 'playthrough'],
  ['-broken', 'broken off'],
  ['-own', 'own cards'],
] as const
const UNTOLD = new Set(['minutes', 'rounds', 'own'])

/** "six seats, gifts III": how a recording differs from the others of its game; a whim takes any offer. */
export function titleOf({ id, seats, options }: Recording): string {
  const whim = /-whim-(\d+)$/.exec(id)
  const kind = whim ? `whim ${whim[1]}` : (KINDS.find(([end]) => id.endsWith(end))?.[1] ?? 'bots')
  const told = Object.entries(options).filter(([name]) => !name.endsWith('_seconds') && !UNTOLD.has(name))
  return [
    `${seats} seats`,
    kind,
    ...told.map(([name, value]) => `${name} ${JSON.stringify(value).replaceAll('"', '')}`),
  ].join(', ')
}

/** Every word must be there: a number as the seats, a rule id as a whole, any other in what is told of it. */
export function matches(words: string[], heading: string, rules: string[]): boolean {
  return words.every((word) => {
    if (/^\d+$/.test(word)) return heading.includes(` ${word} seats`)
    return /^[a-z]\d+$/.test(word) ? rules.includes(word.toUpperCase()) : heading.includes(word)
  })
}

export const wordsOf = (asked: string): string[] => asked.toLowerCase().split(/\s+/).filter(Boolean)

export function findSteps(recording: Recording, asked: string): RecordedStep[] {
  const words = wordsOf(asked)
  const heading = `${recording.id} ${titleOf(recording)}`.toLowerCase()
  return recording.steps.filter(({ phase, events, rules, says, seats }) => {
    const told = [heading, phase, ...events, says.uk, says.en, ...seats].join(' ').toLowerCase()
    return matches(words, told, rules)
  })
}

/** The seat that the words speak of ("smuggler"), if they do. */
export function seatMeant({ seats }: RecordedStep, asked: string): number | null {
  const found = seats.findIndex((told) => wordsOf(asked).some((word) => told.toLowerCase().includes(word)))
  return found < 0 ? null : found
}

export const APP = 'app'

/** Where a state stands: what every game has alike is shown with one of them, and belongs to the app's own page. */
export const pageOf = ({ id, game }: State): string => (game && id.endsWith(`-${game}`) ? game : APP)

/** Whoever looks for something on a game's page finds what the app has of it too. */
export function findStates({ states }: Index, page: string, asked: string): State[] {
  const words = wordsOf(asked)
  return states.filter((state) => {
    const here = pageOf(state) === page || (words.length > 0 && pageOf(state) === APP)
    return here && matches(words, `${state.id} ${state.what}`.toLowerCase(), [])
  })
}
