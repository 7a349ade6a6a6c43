/** What the table waits for, in one line, and whether it waits for me. */

import type { Choice, Place, Shade, Spot, View } from '../../generated/passengers'
import type { After, Phrase } from '../../table/phrases/keys'

export interface Call {
  /** A phrase of the catalogue. */
  key: Phrase
  /** The seats that the phrase names. */
  seats: number[]
  mine: boolean
  gift?: string
}

export function callOf(view: View): Call {
  const { me } = view
  const { phase, seats } = view.table
  const wait = (key: After<'passengers-call-'>, ...named: number[]): Call => ({
    key: `passengers-call-${key}`,
    seats: named,
    mine: false,
  })
  const mine = (key: After<'passengers-call-'>, ...named: number[]): Call => ({
    key: `passengers-call-${key}`,
    seats: named,
    mine: true,
  })
  switch (phase.type) {
    case 'gaze':
      return wait('gaze')
    case 'shading':
      return phase.seat === me ? mine('you-shade') : wait('shades', phase.seat)
    case 'placing':
      return phase.seat === me ? mine('you-place') : wait('places', phase.seat)
    case 'giving': {
      const { gift, waiting, done } = phase
      if (done) return { ...wait('gave', phase.seat), gift }
      if (!waiting.length) return { ...(phase.seat === me ? mine('you-give') : wait('gives', phase.seat)), gift }
      if (me !== null && waiting.includes(me))
        return { ...mine(gift === 'trade' ? 'you-trade' : 'you-show', phase.seat), gift }
      return { ...wait('shows', ...waiting), gift }
    }
    case 'voting': {
      const { first, first_boat, voted } = phase
      if (first !== null && first_boat === null)
        return first === me ? mine('you-vote-first') : wait('votes-first', first)
      if (voted.length === seats) return wait('opened')
      if (me !== null && !voted.includes(me)) return mine('you-vote')
      return wait('votes-go-on', ...view.table.waiting)
    }
    case 'over':
      return wait('over')
  }
}

export function may(view: View, type: Choice['type']): boolean {
  return view.choices.some((move) => move.type === type)
}

/** A fist that is closed already may be changed; nobody waits for that (P19). */
export function mustVote(view: View): boolean {
  return may(view, 'vote') && !view.mine?.ballot
}

/** Spaces where a card or a shadow may be put now. */
export function openSpaces(choices: Choice[]): Spot[] {
  const boarding = choices.filter((move): move is Place | Shade => move.type === 'place' || move.type === 'shade')
  const seen = new Set<string>()
  return boarding.flatMap(({ boat, space }) => {
    const key = `${boat}${space}`
    if (seen.has(key)) return []
    seen.add(key)
    return [{ boat, space }]
  })
}

/** Whether I may say something of the passenger there. */
export function mayClaim({ choices }: Pick<View, 'choices'>, { boat, space }: Spot): boolean {
  return choices.some((offer) => offer.type === 'claim' && offer[boat].includes(space))
}

/** The cards that may be placed or shown now, by their place in the hand. */
export function openCards(choices: Choice[]): number[] {
  const cards = choices.flatMap((move) => (move.type === 'place' || move.type === 'show' ? [move.card] : []))
  return [...new Set(cards)]
}

export const same = (one: Spot | null, other: Spot | null): boolean =>
  one !== null && other !== null && one.boat === other.boat && one.space === other.space
