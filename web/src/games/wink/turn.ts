/** What the table waits for, in one line, and whether it waits for me; and what I may do. */

import type { Catch, Move, View } from '../../generated/wink'
import type { Phrase } from '../../table/phrases/keys'

export interface Call {
  /** A phrase of the catalogue. */
  key: Phrase
  seat: number | null
  agent: number | null
  mine: boolean
}

type Kind = Move['type']

export function may(view: View, type: Kind): boolean {
  return view.choices.some((move) => move.type === type)
}

/** W10: the number that a seat has called, while its pawn stands on it face up. */
export function openCall({ pawns, up }: Pick<View['table'], 'pawns' | 'up'>, seat: number): number | null {
  const agent = pawns[seat] ?? null
  return agent !== null && up.includes(agent) ? agent : null
}

/** Whose open call the number is. */
export function callerOf(table: Pick<View['table'], 'pawns' | 'up'>, agent: number): number | null {
  const seat = table.pawns.indexOf(agent)
  return seat >= 0 && table.up.includes(agent) ? seat : null
}

export function callOf(view: View): Call {
  const { me, table } = view
  const { phase } = table
  if (phase.type === 'over') return { key: 'wink-call-over', seat: null, agent: null, mine: false }
  const { seat } = phase
  const agent = openCall(table, seat)
  if (seat !== me) return { key: 'wink-call-turn', seat, agent, mine: false }
  const key = phase.names ? 'you-name' : may(view, 'pass') ? 'you-pass' : 'you-call'
  return { key: `wink-call-${key}`, seat, agent, mine: true }
}

/** W16, W17: what may be said of each player, as far as everybody knows: a number that I hold stands among them, or the
 * list would tell my hand to whoever looks over my shoulder. That a caller is its own partner is never true, so it is
 * left out. */
export function catches({ me, table }: View): Catch[] {
  if (me === null || !table.cards[me]) return []
  const others = Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => seat !== me)
  return table.up.flatMap((agent) => {
    const caller = callerOf(table, agent)
    if (caller === me || table.barred.includes(agent)) return []
    return others.filter((player) => player !== caller).map((player) => ({ type: 'catch' as const, player, agent }))
  })
}

/** Winks that were for others and that I may still use, the latest first: who holds which number. */
export function witnessed(view: View): Catch[] {
  const offered = catches(view)
  const seen = (view.mine?.seen ?? []).flatMap(({ seat, player, agent }) =>
    [seat, player].includes(view.me ?? seat)
      ? []
      : (offered.find((one) => one.player === seat && one.agent === agent) ?? []),
  )
  return [...new Set(seen.toReversed())]
}

/** Who has winked at me for the number that I have called. */
export function winkers(view: View): number[] {
  const { me, mine, table } = view
  const own = me === null ? null : openCall(table, me)
  const seen = (mine?.seen ?? []).filter(({ seat, player, agent }) => player === me && seat !== me && agent === own)
  return [...new Set(seen.map(({ seat }) => seat))]
}

/** W12: a caller whose partner I am, and at whom I have not winked since the call. */
export function owed({ me, mine, table }: View): number | null {
  if (!mine || !table.gazes.length) return null
  const callers = table.pawns.flatMap((agent, caller) => {
    if (agent === null || !mine.hand.includes(agent)) return []
    const called = table.story.findLast((deed) => deed.kind === 'called' && deed.seat === caller)?.at ?? 0
    const done = mine.seen.some((one) => one.seat === me && one.player === caller && one.at >= called)
    return done ? [] : [caller]
  })
  return callers[0] ?? null
}

/** Who looks at me now. */
export function lookers({ me, table }: View): number[] {
  return table.gazes.flatMap(({ player }, seat) => (player === me ? [seat] : []))
}
