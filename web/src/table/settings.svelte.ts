/** How this device likes the table: look, sound, motion. Kept on the device alone. */

import { recall, remember } from './storage'

export interface Settings {
  theme: 'dark' | 'light'
  sound: boolean
  vibration: boolean
  /** Secret cards lie open without holding a finger on them. */
  openCards: boolean
  /** Fades instead of travel, even when the system asks for none. */
  calm: boolean
  /** Text size in percent. */
  text: 90 | 100 | 115 | 130
  /** The hand that holds the phone; what its thumb needs lies on that side. */
  hand: 'left' | 'right'
  contrast: 'normal' | 'high'
}

const asked = (wish: string): MediaQueryList | null => (typeof matchMedia === 'function' ? matchMedia(wish) : null)
const stillness = asked('(prefers-reduced-motion: reduce)')

const DEFAULTS: Settings = {
  theme: 'dark',
  sound: true,
  vibration: true,
  openCards: false,
  calm: false,
  text: 100,
  hand: 'right',
  contrast: asked('(prefers-contrast: more)')?.matches ? 'high' : 'normal',
}

export const settings = $state<Settings>({ ...DEFAULTS, ...recall<Partial<Settings>>('settings', {}) })

/** Whether travel is turned into fades, by the setting or by the system. */
export function calm(): boolean {
  return settings.calm || (stillness?.matches ?? false)
}

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes)
  remember('settings', { ...settings })
  dress()
}

/** Puts the settings on the page, where the style sheets find them. */
export function dress(): void {
  const page = document.documentElement
  page.dataset.theme = settings.theme
  page.dataset.motion = calm() ? 'calm' : 'full'
  page.dataset.hand = settings.hand
  page.dataset.contrast = settings.contrast
  page.style.fontSize = settings.text === 100 ? '' : `${settings.text}%`
  const bar = document.querySelector('meta[name=theme-color]')
  bar?.setAttribute('content', settings.theme === 'dark' ? '#15101d' : '#f6efe2')
}

stillness?.addEventListener('change', dress)
