/** W1-W4, dealt a second time. */

import { equal, find, type Finding, type Log } from '../../replay/fair/log'

const AT_THE_BALL: Record<number, number> = { 4: 36, 5: 35, 6: 36, 7: 35, 8: 32 }

export function check(log: Log): Finding[] {
  const dealt = find(log, 'dealt')[0]!
  const dice = log.thrownAt(dealt)
  const agents = Array.from({ length: AT_THE_BALL[log.seats]! }, (_, index) => index + 1)
  const size = agents.length / log.seats
  const crowd = dice.shuffled(agents)
  const deck = dice.shuffled(agents)
  const hands = Array.from({ length: log.seats }, (_, seat) =>
    deck.slice(size * seat, size * (seat + 1)).toSorted((one, other) => one - other),
  )
  return [
    { what: 'wink-crowd', holds: equal(crowd, dealt['crowd']) },
    { what: 'wink-hands', holds: equal(hands, dealt['hands']) },
    { what: 'wink-first', holds: dealt['first'] === dice.below(log.seats) },
  ]
}
