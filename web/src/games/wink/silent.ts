/** W12: partners who never winked, each once, with the numbers. */

import type { Silence } from '../../generated/wink'

export function bySeat(silent: readonly Silence[]): { seat: number; agents: string }[] {
  const seats = [...new Set(silent.map(({ seat }) => seat))].toSorted((one, other) => one - other)
  const agents = (seat: number) => silent.filter((one) => one.seat === seat).map(({ agent }) => agent)
  return seats.map((seat) => ({ seat, agents: agents(seat).join(', ') }))
}
