/** Commands are filled up with spaces: on an encrypted line nobody reads a ballot or a card from a length. */

import type { Command } from './connection.svelte'

const STEP = 512
/** A line of talk that only some hear, at its longest. */
const WHISPER = 2048

const bytes = new TextEncoder()

export function filled(command: Command, text: string): string {
  const move = command.type === 'play' ? command.move : {}
  const step = move.type === 'say' && move.to !== undefined && move.to !== 'all' ? WHISPER : STEP
  const length = bytes.encode(text).length
  return text + ' '.repeat(Math.ceil(length / step) * step - length)
}
