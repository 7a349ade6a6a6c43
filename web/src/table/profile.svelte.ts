/** Who the player is on this device, and which rooms they have been in. */

import { t } from './i18n.svelte'
import { anyMask } from './masks'
import { forgetNotes } from './notes'
import { roll } from './random'
import { recall, remember } from './storage'

export interface Profile {
  name: string
  mask: number[]
  form: 'm' | 'f' | null
}

export const LONGEST_NAME = 20
const ROOMS_KEPT = 20

export const profile = $state<Profile>({
  ...{ name: '', mask: anyMask(), form: null },
  ...recall<Partial<Profile>>('profile', {}),
})

export function become(changes: Partial<Profile>): void {
  Object.assign(profile, changes)
  remember('profile', { ...profile })
  remember('borrowed', false)
}

/** Who plays alone is not asked for a name: any will do, until the player gives one. */
export function borrow(): void {
  if (profile.name) return
  const names = t('me-borrowed').split(', ')
  become({ name: names[roll(names.length)] ?? '' })
  remember('borrowed', true)
}

/** Whether the player has said how to be called. */
export function introduced(): boolean {
  return profile.name !== '' && !recall('borrowed', false)
}

export function roomsVisited(): string[] {
  return recall<string[]>('rooms', [])
}

export function visit(code: string): void {
  keepRooms([code, ...roomsVisited().filter((other) => other !== code)].slice(0, ROOMS_KEPT))
}

export function forget(code: string): void {
  keepRooms(roomsVisited().filter((other) => other !== code))
}

/** With a room that is forgotten go the notes that were made there. */
function keepRooms(codes: string[]): void {
  for (const code of roomsVisited()) if (!codes.includes(code)) forgetNotes(code)
  remember('rooms', codes)
}
