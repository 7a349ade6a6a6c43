/** Who the player is on this device, and which rooms they have been in. */

import { anyMask } from './masks'
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
}

export function roomsVisited(): string[] {
  return recall<string[]>('rooms', [])
}

export function visit(code: string): void {
  remember('rooms', [code, ...roomsVisited().filter((other) => other !== code)].slice(0, ROOMS_KEPT))
}

export function forget(code: string): void {
  remember('rooms', roomsVisited().filter((other) => other !== code))
}
