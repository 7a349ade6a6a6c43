/** What the table waits for, in one line, and whether it waits for me. */

import type { View } from '../../generated/spyfall'
import type { Refusal } from '../../table/contract'
import type { After, Phrase } from '../../table/phrases/keys'

export interface Call {
  /** A phrase of the catalogue. */
  key: Phrase
  /** The seat that the phrase names. */
  seat: number | null
  mine: boolean
}

export function callOf(view: View): Call {
  const { me } = view
  const { phase, dealer } = view.table
  const wait = (key: After<'spyfall-call-'>, seat: number | null): Call => ({
    key: `spyfall-call-${key}`,
    seat,
    mine: false,
  })
  const mine = (key: After<'spyfall-call-'>, seat: number | null = null): Call => ({
    key: `spyfall-call-${key}`,
    seat,
    mine: true,
  })
  switch (phase.type) {
    case 'look':
      return dealer === me ? mine('you-start') : wait('starts', dealer)
    case 'questions':
      if (phase.asked === null) return phase.asker === me ? mine('you-ask') : wait('asks', phase.asker)
      return phase.asked === me ? mine('you-answer', phase.asker) : wait('answers', phase.asked)
    case 'time-up':
      return { key: 'spyfall-time-up', seat: null, mine: false }
    case 'discuss':
      return wait(me !== null && phase.ready.includes(me) ? 'you-are-ready' : 'discuss', null)
    case 'vote':
      if (phase.suspect === me) return wait('you-are-judged', null)
      if (me === null || phase.voted.includes(me)) return wait('vote-goes-on', phase.suspect)
      return mine('you-vote', phase.suspect)
    case 'guess':
      return phase.spy === me && phase.right === null ? mine('you-guess') : wait('guesses', phase.spy)
    case 'between':
      return phase.dealer === me ? mine('you-deal') : wait('deals', phase.dealer)
    case 'over':
      return wait('over', null)
  }
}

/** When the table goes on without whoever is called; the clock of the round hangs elsewhere. */
export function turnEnds(phase: View['table']['phase']): number | null {
  switch (phase.type) {
    case 'questions':
      return phase.turn_ends !== null && phase.turn_ends < phase.ends ? phase.turn_ends : null
    case 'look':
    case 'discuss':
    case 'between':
      return phase.ends
    default:
      return null
  }
}

/** What that clock is called. */
export function turnClock(phase: View['table']['phase']): Phrase {
  if (phase.type === 'look') return 'spyfall-options-look'
  return phase.type === 'discuss' ? 'spyfall-options-discuss' : 'spyfall-options-turn'
}

/** The seats that I may ask or accuse now. */
export function targets(view: View, type: 'ask' | 'accuse'): number[] {
  return view.choices.flatMap((move) => {
    if (move.type === 'ask') return type === 'ask' ? [move.to] : []
    return move.type === 'accuse' && type === 'accuse' ? [move.suspect] : []
  })
}

export function may(view: View, type: View['choices'][number]['type']): boolean {
  return view.choices.some((move) => move.type === type)
}

/** Why a seat can't be pointed at now; the server names the same rules (src/zmova/games/spyfall/explain.py). */
export function whyNot(view: View, seat: number, to: 'ask' | 'accuse'): Refusal {
  const { me } = view
  const { phase, dealer } = view.table
  if (phase.type === 'look')
    return to === 'ask' && me === dealer ? refusal('not-yourself') : refusal('clock-not-started', 'S7')
  if (phase.type === 'time-up' || phase.type === 'discuss') return refusal('time-is-up', 'S10')
  if (phase.type === 'vote' && phase.accuser === null) return refusal('time-is-up', 'S10')
  if (phase.type === 'vote') return refusal('vote-on', 'S11')
  if (phase.type === 'guess') return refusal('spy-is-guessing', 'S13')
  if (phase.type !== 'questions') return refusal('round-over')
  if (seat === me) return refusal('not-yourself')
  if (to === 'accuse') return refusal('already-accused', 'S11')
  if (phase.asked !== null) return phase.asked === me ? refusal('answer-first', 'S8') : refusal('question-open', 'S9')
  if (phase.asker !== me) return refusal('not-your-question', 'S8')
  return refusal('not-back', 'S8')
}

const refusal = (key: string, rule?: string): Refusal => ({ key, params: {}, rule })
