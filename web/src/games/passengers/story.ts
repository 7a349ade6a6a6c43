/** Each notice as a sentence: the match as a story for those who listen to it, and for the record. */

import type { Notice, View } from '../../generated/passengers'
import { list, t } from '../../table/i18n.svelte'
import { partsOf, spotName } from './cards'
import { giftName } from './content.svelte'
import { sitting } from './knowledge'
import { confession } from './confessions'
import { built, type After, type Phrase } from '../../table/phrases/keys'

export interface Scene {
  view: View
  name: (seat: number) => string
}

const key = (name: After<'passengers-story-'>, you: boolean): Phrase =>
  built(`passengers-story-${name}${you ? '-you' : ''}`)
const at = ({ boat, space }: { boat: string; space: number }): Record<string, unknown> => ({ boat, place: space + 1 })

export function sentence(notice: Notice, { view, name }: Scene): string | null {
  const { me, table } = view
  const names = (seats: number[]): string => list(seats.map(name))
  const gift = (number: number): string => giftName(table.gifts[number] ?? '')
  const two = (seats: number[]): Record<string, unknown> => ({ one: name(seats[0]!), other: name(seats[1]!) })
  const mine = (seats: number[]): boolean => me !== null && seats.includes(me)
  const partner = (seats: number[]): string => name(seats.find((seat) => seat !== me)!)
  const of = (seat: number): Record<string, unknown> => ({ name: name(seat) })
  switch (notice.type) {
    case 'dealt':
      return t(key('dealt', notice.coin === me), of(notice.coin))
    case 'round-began':
      return t('passengers-story-round-began', { round: notice.round })
    case 'shaded':
      return t(key('shaded', notice.seat === me), { ...of(notice.seat), ...at(notice) })
    case 'placed': {
      const number = table.boats.find((one) => one.boat === notice.boat)?.gifts[notice.space] ?? 0
      // What I placed is my own to know: the page does not read it out.
      return t('passengers-story-placed', {
        ...of(notice.seat),
        ...at(notice),
        gift: gift(number),
        voices: table.worth[number] ?? 0,
      })
    }
    case 'claimed': {
      const own = sitting(view, notice)?.owner === notice.seat
      const said = { kind: notice.kind ?? 'none', color: notice.color ?? 'none' }
      return t(`passengers-story-claimed${own ? '-own' : ''}`, { ...of(notice.seat), ...at(notice), ...said })
    }
    case 'called':
      return t(key('called', notice.seat === me), {
        ...of(notice.seat),
        number: notice.number,
        gift: gift(notice.number),
      })
    case 'skipped':
      return t(key('skipped', notice.seat === me), { ...of(notice.seat), gift: gift(notice.number) })
    case 'used': {
      const still = !notice.choice && table.gifts[notice.number] !== 'drachma'
      return t(key(still ? 'used-still' : 'used', notice.seat === me), {
        ...of(notice.seat),
        gift: gift(notice.number),
      })
    }
    case 'asked': {
      const trade = table.phase.type === 'giving' && table.phase.gift === 'trade'
      return t(key(trade ? 'asked-trade' : 'asked-show', mine(notice.seats)), {
        ...of(notice.seat),
        names: names(notice.seats),
      })
    }
    case 'shown':
      return t('passengers-story-shown', { ...of(notice.seat), to: name(notice.to) })
    case 'traded':
      return t('passengers-story-traded', two(notice.seats))
    case 'has-color':
    case 'demons-in-hand':
    case 'placed-kind':
    case 'demons-aboard':
      return confession(notice, name)
    case 'peeked': {
      if (notice.spots.length === 1)
        return t('passengers-story-peeked', { ...of(notice.seat), ...at(notice.spots[0]!) })
      return t('passengers-story-peeked-two', {
        ...of(notice.seat),
        one: spotName(notice.spots[0]!),
        other: spotName(notice.spots[1]!),
      })
    }
    case 'revealed':
      return t('passengers-story-revealed', { ...at(notice.spot), ...partsOf(notice.card) })
    case 'swapped':
      return t('passengers-story-swapped', { one: spotName(notice.spots[0]!), other: spotName(notice.spots[1]!) })
    case 'moved':
      return t('passengers-story-moved', { boat: notice.spot.boat, from: notice.spot.space + 1, to: notice.to + 1 })
    case 'shifted':
      return t('passengers-story-shifted', { boat: notice.boat, direction: notice.direction })
    case 'masked':
      return t('passengers-story-masked', { ...at(notice.spot), color: notice.mask })
    case 'hushed':
      if (notice.seats.length === 1 && mine(notice.seats)) return t('passengers-story-hushed-you')
      return t('passengers-story-hushed', { count: notice.seats.length, names: names(notice.seats) })
    case 'paired':
      return t(key('paired', mine(notice.seats)), { ...two(notice.seats), name: partner(notice.seats) })
    case 'voice-taken': {
      const whose = notice.seat === me ? '-by-you' : notice.giver === me ? '-from-you' : ''
      return t(`passengers-story-voice-taken${whose}`, { ...of(notice.seat), giver: name(notice.giver) })
    }
    case 'voices-swapped':
      return t(key('voices-swapped', mine(notice.seats)), { ...two(notice.seats), name: partner(notice.seats) })
    case 'votes-first':
      return t(key('votes-first', notice.seat === me), of(notice.seat))
    case 'coin-taken':
      return t(key('coin-taken', notice.seat === me), of(notice.seat))
    case 'vote-opened':
      return t('passengers-story-vote-opened')
    case 'voted': {
      const open = table.phase.type === 'voting' && table.phase.first === notice.seat && notice.boat
      if (open) return t(key('voted-openly', notice.seat === me), { ...of(notice.seat), boat: notice.boat })
      return t('passengers-story-voted', of(notice.seat))
    }
    case 'counted': {
      const { raven, wolf, winner, coin } = notice
      const tied = raven === wolf
      const how = key(tied ? 'counted-tie' : 'counted', tied && coin === me)
      const crosses = t(how, { raven, wolf, boat: winner, ...of(coin) })
      const ballots = notice.ballots.map((boat, seat) =>
        t('passengers-story-ballot', { ...of(seat), boat, voices: notice.voices[seat] ?? 0 }),
      )
      return [crosses, t('passengers-story-lost', { boat: winner }), ...ballots].join(' ')
    }
    case 'match-ended': {
      if (table.phase.type !== 'over') return null
      const scores = Object.entries(notice.scores).map(([faction, points]) =>
        t('passengers-story-score', { faction, points }),
      )
      if (!notice.winners.length) return t('passengers-over-broken')
      const faction = table.phase.factions[notice.winners[0]!]
      return t(`passengers-story-ended${table.phase.by_coin ? '-tie' : ''}`, { faction, scores: list(scores) })
    }
  }
}
