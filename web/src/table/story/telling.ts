/** What has just happened, for screens that are nobody's own: words by whom they were said, deeds as sentences. */

import type { TableNotice } from '../../generated/messages'
import type { PublicStory, ReplayWords } from '../contract'

const ofTable = (notice: { type: string }): notice is TableNotice =>
  notice.type === 'said' || notice.type === 'relimited'

/** `shown` is seen large on the table itself, step by step: a line that told it at once would spoil it. */
export function telling({ spoken, tell }: ReplayWords, shown: readonly string[] = []): PublicStory['tell'] {
  return (notices, view, name) =>
    notices.flatMap((notice) => {
      if (ofTable(notice)) return notice.type === 'said' ? [`${name(notice.seat)}: ${spoken(notice)}`] : []
      return shown.includes(notice.type) ? [] : (tell(notice, view, name) ?? [])
    })
}
