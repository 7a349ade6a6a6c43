/** My own marks on passengers: a guess, kept on this device alone, for one match. */

/** What I take a passenger for; the table never hears of it. */
export const MARKS = ['soul', 'demon', 'yaesther'] as const
export type Mark = (typeof MARKS)[number]
export type Marks = Record<number, Mark>

/** The same mark again takes it away. */
export function marked(marks: Marks, id: number, mark: Mark): Marks {
  const { [id]: was, ...rest } = marks
  return was === mark ? rest : { ...rest, [id]: mark }
}
