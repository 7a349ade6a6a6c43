/** Lines of exchanges and of talk as one string in the device's language. */

import type { Heard } from '../../generated/messages'
import { has, t } from '../../table/i18n.svelte'
import { reactionOf } from '../../table/reactions'
import { words } from './content.svelte'
import { aside, type Line } from './words'

/** A line that is words; null when it was spoken at the real table. */
export function written(line: Line): string | null {
  if (line.kind === 'words') return line.text
  return line.kind === 'grade' ? t(`spyfall-grade-${line.grade}`) : null
}

/** A line of talk: as typed, a quick phrase, or a bot's aside. */
export function spoken(line: Pick<Heard, 'text' | 'phrase'>): string {
  if (line.text) return line.text
  const key = `spyfall-phrase-${line.phrase}`
  if (has(key)) return t(key)
  const reaction = reactionOf(line)
  if (reaction) return t(`react-${reaction}`)
  return aside(line.phrase ?? '', words()) ?? '…'
}
