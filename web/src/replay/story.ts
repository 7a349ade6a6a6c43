/** A moment in words, as its viewer was told. */

import type { Heard } from '../generated/messages'
import type { ReplayWords, SeatInfo } from '../table/contract'
import { t } from '../table/i18n.svelte'
import type { Moment } from './moments'

export function linesOf({ notices, view }: Moment, replayWords: ReplayWords, seats: SeatInfo[]): string[] {
  const name = (seat: number): string => seats[seat]?.name ?? ''
  const told = notices.map((notice) =>
    notice.type === 'said' ? saying(notice as Heard, replayWords, name) : replayWords.tell(notice, view, name),
  )
  return told.filter((line) => line !== null && line !== '') as string[]
}

function saying(line: Heard, replayWords: ReplayWords, name: (seat: number) => string): string {
  return t('replay-said', { name: name(line.seat), to: line.to, text: replayWords.spoken(line) })
}
