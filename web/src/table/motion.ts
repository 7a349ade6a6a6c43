/** Travel for everything that moves; a fade where motion is unwelcome. */

import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { calm } from './settings.svelte'

export interface Way {
  x?: number
  y?: number
  scale?: number
  delay?: number
  duration?: number
}

export function travel(_node: Element, way: Way = {}): TransitionConfig {
  const { x = 0, y = 0, scale = 1, delay = 0, duration = 260 } = way
  if (calm()) return { delay: 0, duration: 120, css: (t) => `opacity: ${t}` }
  return {
    delay,
    duration,
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: translate(${x * u}px, ${y * u}px) scale(${1 - (1 - scale) * u})`,
  }
}
