/** Each notice as a sentence: the match as a story for those who listen to it, and for the record. */

import type { Notice, View } from '../../generated/trolley'
import { list, t } from '../../table/i18n.svelte'
import { aboutOf, continued, lineOf } from './cards'
import { face, words } from './content.svelte'
import { TRACKS } from './teams'
import { built, type After, type Phrase } from '../../table/phrases/keys'

export interface Scene {
  view: View
  name: (seat: number) => string
}

const key = (name: After<'trolley-story-'>, you = false): Phrase => built(`trolley-story-${name}${you ? '-you' : ''}`)

/** Several sentences where several things are to be told. */
export function sentence(notice: Notice, { view, name }: Scene): string | null {
  const { me, table } = view
  const names = (seats: number[]): string => list(seats.map(name))
  switch (notice.type) {
    case 'shuffled':
      // the shuffle before the first round is no news
      return table.round > 1 ? t(key('shuffled'), { deck: notice.deck }) : null
    case 'round-began': {
      const { round, driver } = notice
      return t(key('round-began', driver === me), { round, name: name(driver) })
    }
    case 'turned':
      return t(key('turned'), { track: notice.track, card: face(notice.card, 'innocents', table.own).text })
    case 'arranged': {
      const { seat, innocents, guilty, modifiers } = notice
      const who = { innocents: name(innocents), guilty: name(guilty), modifiers: name(modifiers) }
      return t(key('arranged', seat === me), { name: name(seat), ...who })
    }
    case 'pick-opened':
      return t(key('pick-opened'), { deck: notice.deck })
    case 'picked':
      return t(key('picked', notice.seat === me), { name: name(notice.seat) })
    case 'picks-shown': {
      const guilty = notice.deck === 'guilty'
      const stands = TRACKS.flatMap((track) => {
        const one = table.tracks[track].findLast((other) => other.guilty === guilty && other.seat !== null)
        return one ? [t(key('stands'), { track, card: face(one.card, notice.deck, table.own).text })] : []
      })
      return [t(key('picks-shown'), { deck: notice.deck }), ...stands].join(' ')
    }
    case 'called':
      return t(key(notice.extra ? 'called-extra' : 'called', notice.seat === me), { name: name(notice.seat) })
    case 'pinned': {
      const { track, place } = notice.target
      const on = table.tracks[track][place]
      const character = on ? face(on.card, on.guilty ? 'guilty' : 'innocents', table.own).short : ''
      const note = continued(face(notice.card, 'modifiers', table.own).text)
      return t(key('pinned', notice.seat === me), { name: name(notice.seat), track, character, note })
    }
    case 'passed':
      return t(key('passed', notice.seat === me), { name: name(notice.seat) })
    case 'argument-began':
      return t(key('argument-began'))
    case 'argued': {
      const about = aboutOf(notice, table.tracks)
      return about && t(key('argued'), { name: name(notice.seat), text: lineOf(about, words(), table.own) })
    }
    case 'steered': {
      const { driver, track, by_chance, helper } = notice
      const ran = by_chance
        ? t(key('steered-chance'), { track })
        : t(key('steered', driver === me), { name: name(driver), track })
      const hit = table.verdicts.at(-1)?.[track] ?? []
      const others = hit.filter((seat) => seat !== me)
      const skulls = others.length ? [t(key('skulls'), { count: others.length, names: names(others) })] : []
      const mine = others.length < hit.length ? [t(key('skulls', true))] : []
      const helps = helper === null ? [] : [t(key('helper', helper === me), { name: name(helper) })]
      return [ran, ...skulls, ...mine, ...helps].join(' ')
    }
    case 'match-ended':
      if (!notice.winners.length) return t('trolley-over-broken')
      return t(key('match-ended'), { count: notice.winners.length, names: names(notice.winners) })
  }
}
