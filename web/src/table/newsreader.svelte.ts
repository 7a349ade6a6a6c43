/** News of the room as it comes: spoken to those who listen, and shown where nobody should miss it. */

import type { RoomView } from '../generated/messages'
import { announce } from './announce.svelte'
import { news, sentence } from './news'
import { sound } from './sound'
import { toast } from './toasts.svelte'

/** Shown too; the host knows what the host has changed. */
const LOUD = /^news-(host-you|chair-lost|asked)/
const LOUD_FOR_GUESTS = /^news-(locked|onlookers-|free-text|vote)/

/** Call it while a screen is set up. */
export function tellNews(room: () => RoomView, me: () => string | null): void {
  let before: RoomView | null = null
  $effect(() => {
    const now = room()
    const told = before ? news(before, now, me()) : []
    before = now
    if (!told.length) return
    const spoken = told.map(sentence)
    announce(spoken.join(' '))
    if (now.phase === 'lobby' && told.some(({ key }) => key === 'news-joined')) sound('join')
    const loud = (key: string): boolean => LOUD.test(key) || (now.host !== me() && LOUD_FOR_GUESTS.test(key))
    told.forEach(({ key }, index) => loud(key) && toast(spoken[index]!))
  })
}
