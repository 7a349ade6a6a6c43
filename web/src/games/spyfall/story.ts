/** Each notice as a sentence: the match as a story for those who listen to it. */

import type { Notice, Table } from '../../generated/spyfall'
import { t } from '../../table/i18n.svelte'
import { outcomeOf } from './outcome'
import { written } from './spoken'
import { answer, placeName, question, type Words } from './words'

export interface Scene {
  table: Table
  words: Words
  name: (seat: number) => string
}

export function sentence(notice: Notice, { table, words, name }: Scene): string | null {
  const place = (id: string): string => placeName(id, words, table.own)
  switch (notice.type) {
    case 'dealt':
      return t('spyfall-story-dealt', { round: notice.round, name: name(notice.dealer) })
    case 'asked': {
      const text = written(question(notice, words))
      const who = { name: name(notice.seat), to: name(notice.to) }
      return text ? t('spyfall-story-asked', { ...who, text }) : t('spyfall-story-asked-aloud', who)
    }
    case 'answered': {
      const { text: typed, grade, wording } = notice
      const topic = table.exchanges.findLast((exchange) => exchange.to === notice.seat)?.topic
      const text = written(answer({ answer: typed, grade, answer_wording: wording, topic }, words))
      const who = { name: name(notice.seat) }
      return text ? t('spyfall-story-answered', { ...who, text }) : t('spyfall-story-answered-aloud', who)
    }
    case 'explained': {
      const who = { name: name(notice.seat) }
      if (typeof notice.grade === 'number')
        return t('spyfall-story-meant', { ...who, grade: t(`spyfall-grade-${notice.grade}`) })
      const topic = words.topics[notice.topic ?? '']?.chip
      return topic ? t('spyfall-story-about', { ...who, topic }) : null
    }
    case 'accused':
      return t('spyfall-story-accused', { name: name(notice.seat), suspect: name(notice.suspect) })
    case 'time-ran-out':
      return t('spyfall-story-time-ran-out')
    case 'nominated':
      return t('spyfall-story-nominated', { suspect: name(notice.suspect) })
    case 'voted':
      return t('spyfall-story-voted', { name: name(notice.seat) })
    case 'counted': {
      const yes = notice.ballots.filter((guilty) => guilty === true).length
      const no = notice.ballots.filter((guilty) => guilty === false).length
      const condemned = notice.condemned ? 'yes' : 'no'
      return t('spyfall-story-counted', { yes, no, condemned, suspect: name(notice.suspect) })
    }
    case 'spy-shown':
      return t('spyfall-story-spy-shown', { name: name(notice.seat) })
    case 'guessed': {
      if (notice.location === null) return t('spyfall-story-guessed-silence', { name: name(notice.seat) })
      const how = notice.right ? 'right' : 'wrong'
      return t(`spyfall-story-guessed-${how}`, { name: name(notice.seat), place: place(notice.location) })
    }
    case 'called-off':
      return t('spyfall-story-called-off')
    case 'round-ended': {
      const shown = table.finished.at(-1)
      if (!shown) return null
      const guess = shown.guess === null ? '' : place(shown.guess)
      const ending = t(`spyfall-ending-${outcomeOf(shown)}`, { guess })
      return t('spyfall-story-round-ended', { place: place(shown.location), spy: name(shown.spy), ending })
    }
    default:
      // talk and what the house tells by itself
      return null
  }
}
