/** P13: the round's gifts in ascending number, and how far the table has come. */

import type { Table } from '../../generated/passengers'

export interface Step {
  number: number
  gift: string
  seat: number
  state: 'done' | 'skipped' | 'now' | 'to-come'
}

export function ceremony(table: Table): Step[] {
  const { phase, held, gifts, uses, round } = table
  const now = phase.type === 'giving' ? phase.number : phase.type === 'voting' ? 10 : -1
  return held
    .flatMap((number, seat) => (number === null ? [] : [{ number, seat }]))
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, seat }) => {
      const use = uses.find((one) => one.round === round && one.number === number)
      const past = number < now
      const state = number === now ? 'now' : use?.skipped ? 'skipped' : past ? 'done' : 'to-come'
      return { number, seat, gift: gifts[number] ?? '', state }
    })
}
