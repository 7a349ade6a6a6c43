/** Sounds are synthesised, short and public: none of them may tell a secret. */

import { settings } from './settings.svelte'

// zzfx parameters: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, ...
const SOUNDS = {
  tap: [0.5, 0, 520, 0, 0.01, 0.03, 0, 1.4],
  join: [0.7, 0, 392, 0.01, 0.05, 0.16, 0, 1.2, , , 196, 0.06],
  leave: [0.6, 0, 330, 0.01, 0.05, 0.18, 0, 1.2, , , -110, 0.07],
  turn: [0.9, 0, 523, 0.01, 0.08, 0.28, 0, 1.6, , , 262, 0.08],
  talk: [0.5, 0.02, 640, 0, 0.02, 0.06, 0, 1.8],
  flip: [0.6, 0.1, 180, 0, 0.01, 0.05, 4, 0.6, -4],
  stamp: [1.1, 0.05, 90, 0, 0.03, 0.14, 4, 1.4, -2, , , , , 0.6],
  alarm: [0.9, 0, 466, 0.01, 0.12, 0.2, 2, 1.1, , , -70, 0.09, 0.09],
  tick: [0.4, 0, 1100, 0, 0.005, 0.02, 1, 1.6],
  reveal: [0.9, 0, 262, 0.03, 0.15, 0.4, 0, 1.3, , , 131, 0.1, 0.1],
  win: [0.9, 0, 523, 0.02, 0.22, 0.45, 0, 1.5, , , 196, 0.09, 0.08],
  lose: [0.8, 0, 294, 0.02, 0.2, 0.4, 0, 1.4, -0.4, , -60, 0.12],
} satisfies Record<string, (number | undefined)[]>

export type Sound = keyof typeof SOUNDS

/** Without a touch the browser keeps quiet anyway, and complains. */
function untouched(): boolean {
  return navigator.userActivation?.hasBeenActive === false
}

export function sound(name: Sound): void {
  if (!settings.sound || document.hidden || untouched()) return
  void import('zzfx').then(({ zzfx, ZZFX }) => {
    if (ZZFX.audioContext.state === 'suspended') void ZZFX.audioContext.resume()
    zzfx(...SOUNDS[name])
  })
}

export function buzz(pattern: number | number[] = 40): void {
  if (settings.vibration && !untouched()) navigator.vibrate?.(pattern)
}
