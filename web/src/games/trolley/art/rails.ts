/** The fork as seen from the cab: where each track runs, and how wide its rails stand apart there. */

import type { Track } from '../teams'

export interface Ground {
  width: number
  height: number
  /** Where the sky begins. */
  horizon: number
}

export interface Sleeper {
  x: number
  y: number
  half: number
}

const NEAR = 34
const FAR = 11

/** The middle of a track at a height of the picture: it leaves the cab's own track and straightens out. */
export function railAt(track: Track, y: number, { width, height, horizon }: Ground): { x: number; gauge: number } {
  const away = Math.min(1, Math.max(0, (height - y) / Math.max(1, height - horizon)))
  const bend = Math.min(1, away / 0.42)
  const side = bend * bend * (3 - 2 * bend)
  const to = width * (track === 'left' ? 0.25 : 0.75)
  const x = width / 2 + (to - width / 2) * side
  const scale = Math.max(1, Math.min(2.4, width / 420))
  return { x, gauge: (NEAR + (FAR - NEAR) * away) * scale }
}

export function railPath(track: Track, side: -1 | 1, ground: Ground): string {
  const steps = 64
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const y = ground.height - ((ground.height - ground.horizon) * step) / steps
    const { x, gauge } = railAt(track, y, ground)
    return `${(x + side * gauge).toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}

/** Closer together the farther they lie. */
export function sleepers(track: Track, ground: Ground): Sleeper[] {
  const found: Sleeper[] = []
  let y = ground.height - 6
  while (y > ground.horizon + 4 && found.length < 40) {
    const { x, gauge } = railAt(track, y, ground)
    found.push({ x, y, half: gauge * 1.45 })
    y -= gauge * 0.62 + 3
  }
  return found
}
