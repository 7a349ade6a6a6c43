/** P1-P6, dealt a second time. */

import { equal, find, type Finding, type Log } from '../../replay/fair/log'

const COLORS = ['green', 'red', 'blue']
const COPIES = 4
/** P2: souls, demons and Yaesther by the number of seats. */
const FACTIONS: Record<number, [number, number, number]> = {
  4: [2, 1, 1],
  5: [3, 2, 0],
  6: [3, 2, 1],
  7: [4, 3, 0],
  8: [4, 3, 1],
}

function cards(kind: string): string[] {
  return COLORS.flatMap((color) => Array<string>(COPIES).fill(`${color} ${kind}`))
}

export function check(log: Log): Finding[] {
  const dealt = find(log, 'dealt')[0]!
  const dice = log.thrownAt(dealt)
  const souls = dice.shuffled(cards('soul'))
  const demons = dice.shuffled(cards('demon'))
  const off = (pile: string[], count: number): string[] => Array.from({ length: count }, () => pile.pop()!)
  const [forSouls, forDemons, yaesther] = FACTIONS[log.seats]!
  const firsts = dice.shuffled([
    ...off(souls, forSouls),
    ...off(demons, forDemons),
    ...Array<string>(yaesther).fill('yaesther'),
  ])
  const shadows = log.seats === 4 ? dice.shuffled([...off(souls, 3), ...off(demons, 3)]) : []
  const hands = firsts.map((first) => [first, souls.pop()!, demons.pop()!])
  return [
    { what: 'passengers-hands', holds: equal(hands, dealt['hands']) },
    ...(log.seats === 4 ? [{ what: 'passengers-shadows', holds: equal(shadows, dealt['shadows']) }] : []),
    { what: 'passengers-coin', holds: dealt['coin'] === dice.below(log.seats) },
  ]
}
