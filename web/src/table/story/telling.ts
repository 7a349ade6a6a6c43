/** What has just happened, for screens that are nobody's own: words by whom they were said, deeds as sentences. */

import type { Heard } from '../../generated/messages'
import type { Aloud } from '../contract'

type Name = (seat: number) => string

interface Teller<N extends { type: string }, V> {
  /** Shown large on the table itself, step by step: a line that told it at once would spoil it. */
  shown: N['type'][]
  spoken: (words: Heard) => string
  sentence: (notice: N, view: V, name: Name) => string | null
}

export function telling<N extends { type: string }, V>({ shown, spoken, sentence }: Teller<N, V>): Aloud<V>['tell'] {
  const isHeard = (notice: N | Heard): notice is Heard => notice.type === 'said'
  return (notices: (N | Heard)[], view, name) =>
    notices.flatMap((notice) => {
      if (isHeard(notice)) return [`${name(notice.seat)}: ${spoken(notice)}`]
      return shown.includes(notice.type) ? [] : (sentence(notice, view, name) ?? [])
    })
}
