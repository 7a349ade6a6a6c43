/** A game alone: bots take the other chairs and the cards are dealt, as a host would do it by hand. */

import type { RoomView } from '../generated/messages'
import type { Command } from '../table/connection.svelte'
import type { Refusal } from '../table/contract'

/** Five at a table is lively in each of the games. */
const COMPANY = 5

export async function playWithBots(
  room: RoomView,
  ask: (command: Command) => Promise<Refusal | null>,
): Promise<boolean> {
  const wanted = Math.min(Math.max(COMPANY, room.fewest), room.most)
  for (let seated = room.chairs.length; seated < wanted; seated++) {
    if (await ask({ type: 'add-bot' })) return false
  }
  return (await ask({ type: 'start' })) === null
}
