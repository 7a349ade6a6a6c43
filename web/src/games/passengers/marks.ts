/** My own marks on passengers: a guess, kept on this device alone, for one match. */

import { recall, remember } from '../../table/storage'

/** What I take a passenger for; the table never hears of it. */
export const MARKS = ['soul', 'demon', 'yaesther'] as const
export type Mark = (typeof MARKS)[number]
export type Marks = Record<number, Mark>

const key = (room: string): string => `passengers.marks.${room}`

export function readMarks(room: string): Marks {
  return recall<Marks>(key(room), {})
}

export function keepMarks(room: string, marks: Marks): void {
  remember(key(room), marks)
}

/** The same mark again takes it away. */
export function marked(marks: Marks, id: number, mark: Mark): Marks {
  const { [id]: was, ...rest } = marks
  return was === mark ? rest : { ...rest, [id]: mark }
}
