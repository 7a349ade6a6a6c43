/** T1-T4, dealt a second time: the decks, the first driver, what everybody drew in the first round. */

import guilty from '$games/trolley/content/guilty.toml?lang=en&without=tags,look,text,short,lives'
import innocents from '$games/trolley/content/innocents.toml?lang=en&without=tags,look,text,short,lives'
import modifiers from '$games/trolley/content/modifiers.toml?lang=en&without=tags,look,text,short,lives'
import { equal, find, type Finding, type Log, type Logged } from '../../replay/fair/log'

type Deck = 'innocents' | 'guilty' | 'modifiers'
const SHIPPED: Record<Deck, Record<string, { family: boolean }>> = { innocents, guilty, modifiers }
const DECKS: Deck[] = ['innocents', 'guilty', 'modifiers']
const HAND = 3

interface Options {
  family?: boolean
  only_own?: boolean
  own?: Partial<Record<Deck, string[]>>
}

function inPlay({ family = false, only_own = false, own = {} }: Options, deck: Deck): string[] {
  const shipped = only_own ? [] : Object.entries(SHIPPED[deck]).filter(([, card]) => card.family || !family)
  return [...shipped.map(([id]) => id), ...(own[deck] ?? []).map((_, index) => `own-${deck}-${index + 1}`)]
}

export function check(log: Log): Finding[] {
  const shuffles = find(log, 'shuffled').slice(0, DECKS.length)
  const dice = log.thrownAt(shuffles[0]!)
  const fell = DECKS.map((deck) => dice.shuffled(inPlay(log.options, deck)))
  return [
    ...DECKS.map((deck, place) => ({
      what: 'trolley-deck',
      holds: shuffles[place]?.['deck'] === deck && equal(fell[place], shuffles[place]['cards']),
      values: { deck },
    })),
    { what: 'trolley-driver', holds: find(log, 'round-began')[0]?.['driver'] === dice.below(log.seats) },
    { what: 'trolley-hands', holds: drawnInOrder(log, fell) },
    ...find(log, 'steered')
      .filter((event) => event['by_chance'])
      .map((event) => ({
        what: 'trolley-chance',
        holds: log.thrownAt(event).pick(['left', 'right']) === event['track'],
      })),
  ]
}

/** T3, T4: each takes from the top of a deck, and less where it runs out: nothing lies discarded yet. */
function drawnInOrder(log: Log, fell: string[][]): boolean {
  const piles = new Map(DECKS.map((deck, place) => [deck, [...fell[place]!]]))
  const first = log.events.slice(
    0,
    log.events.findIndex(({ type }) => type === 'pick-opened'),
  )
  const takes = (event: Logged): boolean => {
    if (event.type === 'turned') return piles.get('innocents')!.shift() === event['card']
    if (event.type !== 'drew') return true
    return equal(piles.get(event['deck'])!.splice(0, HAND), event['cards'])
  }
  return first.filter(({ type }) => type === 'drew' || type === 'turned').length > 0 && first.every(takes)
}
