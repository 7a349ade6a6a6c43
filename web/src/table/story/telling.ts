/** What has just happened, for screens that are nobody's own: words by whom they were said, deeds as sentences. */

import type { Heard, TableNotice } from '../../generated/messages'
import type { PublicStory, Types } from '../contract'

type Name = (seat: number) => string

interface Teller<Game extends Types> {
  /** Shown large on the table itself, step by step: a line that told it at once would spoil it. */
  shown: Game['notice']['type'][]
  spoken: (words: Heard) => string
  sentence: (notice: Game['notice'], view: Game['view'], name: Name) => string | null
}

const ofTable = (notice: { type: string }): notice is TableNotice =>
  notice.type === 'said' || notice.type === 'relimited'

export function telling<Game extends Types>({ shown, spoken, sentence }: Teller<Game>): PublicStory<Game>['tell'] {
  return (notices, view, name) =>
    notices.flatMap((notice) => {
      if (ofTable(notice)) return notice.type === 'said' ? [`${name(notice.seat)}: ${spoken(notice)}`] : []
      return shown.includes(notice.type) ? [] : (sentence(notice, view, name) ?? [])
    })
}
