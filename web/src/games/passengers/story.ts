/** What happened, in sentences; what they are about is called as in src/zmova/games/passengers/called.py. */

import {
  TOLD,
  type ClaimedNotice,
  type CountedNotice,
  type MatchEndedNotice,
  type Spot,
  type Table,
  type View,
} from '../../generated/passengers'
import { list, t } from '../../table/i18n.svelte'
import { storyOf } from '../../table/story/sentences'
import { cardName, type Boat, type Faction } from './cards'
import { giftName } from './content.svelte'

export interface Scene {
  view: View
  name: (seat: number) => string
}

const at = ({ boat, space }: Spot): Record<string, unknown> => ({ boat, place: space + 1 })
const boatOf = (table: Table, { boat }: Spot) => table.boats.find((one) => one.boat === boat)
const gift = (number: number, { view }: Scene): string => giftName(view.table.gifts[number] ?? '')

function spots(which: Spot | Spot[]): string {
  if (!Array.isArray(which)) return t('passengers-in', at(which))
  const [one, other] = which as [Spot, Spot?]
  return other ? t('passengers-two', { one: spots(one), other: spots(other) }) : spots(one)
}

function boarded(spot: Spot, scene: Scene): string {
  const { table } = scene.view
  const number = boatOf(table, spot)?.gifts[spot.space] ?? 0
  return t('passengers-boarded', { gift: gift(number, scene), voices: table.worth[number] ?? 0 })
}

function claimed(spot: Spot, { view }: Scene, { seat }: ClaimedNotice): string {
  const own = boatOf(view.table, spot)?.row[spot.space]?.owner === seat
  return t('passengers-claimed', { own: own ? 'yes' : 'no', ...at(spot) })
}

function ballots(which: Boat[], scene: Scene, { voices }: CountedNotice): string {
  return which
    .map((boat, seat) => t('passengers-ballot', { name: scene.name(seat), boat, voices: voices[seat] ?? 0 }))
    .join(' ')
}

function scores(which: Record<Faction, number>, { view }: Scene, { winners }: MatchEndedNotice): string {
  const { phase } = view.table
  const told = Object.entries(which).map(([faction, points]) => t('passengers-score', { faction, points }))
  const faction = phase.type === 'over' && winners.length ? phase.factions[winners[0]!] : 'nobody'
  return t('passengers-outcome', { faction, scores: list(told) })
}

export const sentence = storyOf('passengers', TOLD, {
  spaces: (space: number) => String(space + 1),
  gifts: gift,
  spots,
  boarded,
  claimed,
  cards: cardName,
  ballots,
  scores,
})
