/** Whom a person does not listen to: kept by this device for each room and each who plays on it, told to nobody. */

import type { ChairView, Heard, RoomView } from '../generated/messages'
import { HAND, recall, remember } from './storage'

const MOST = 16

/** By where the listener keeps notes. */
let kept = $state.raw(recall<Record<string, string[]>>('muted', {}))

/** People by their id, bots by their persona. */
export function voiceOf({ member, bot }: Pick<ChairView, 'member' | 'bot'>): string {
  return member ?? `bot-${bot}`
}

/** A screen that is nobody's own (null) has no listener, and mutes nobody. */
export function isMuted(listener: string | null, voice: string): boolean {
  return listener !== null && (kept[listener]?.includes(voice) ?? false)
}

export function mute(listener: string, voice: string, on: boolean): void {
  const { [listener]: before = [], ...others } = kept
  const voices = on ? [...before, voice] : before.filter((one) => one !== voice)
  const listeners = Object.entries(others).slice(1 - MOST)
  kept = Object.fromEntries([...listeners, ...(voices.length ? [[listener, voices]] : [])])
  remember('muted', Object.fromEntries(Object.entries(kept).filter(([one]) => !one.includes(HAND))))
}

/** Of one of several on this phone, who has gone. */
export function forgetMutes(listener: string): void {
  kept = Object.fromEntries(Object.entries(kept).filter(([one]) => one !== listener))
}

/** The talk without those who are muted; nobody is deaf to themselves. */
export function audible(talk: Heard[], room: RoomView, listener: string | null, me: string | null): Heard[] {
  if (listener === null || !kept[listener]) return talk
  return talk.filter(({ seat }) => {
    const chair = room.chairs[seat]
    const mine = me !== null && chair?.member === me
    return !chair || mine || !isMuted(listener, voiceOf(chair))
  })
}
