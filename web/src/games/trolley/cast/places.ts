/** Where companions stand, so that the one they came with is still seen. */

import type { Spot } from './cut'

/** More than these are told by a number. */
export const DRAWN = 9

/** The main figure makes room: its middle, its ground and its size. */
export function stage(companions: number, twins: boolean, beside: boolean): Spot {
  const middle = beside ? 52 : 60
  if (companions === 0) return [middle, 114, 1]
  if (companions === 1) return [beside ? 57 : 68, 114, twins ? 0.96 : 0.98]
  if (twins) return [beside ? 57 : 60, 115, companions > 4 ? 0.84 : 0.9]
  if (companions === 2) return [beside ? 59 : 60, 112, 0.95]
  return companions > 5 ? [beside ? 55 : 60, 100, 0.84] : [beside ? 55 : 60, 104, 0.88]
}

const CROWD: readonly Spot[] = [[19, 110, 0.62], [101, 110, 0.62], [35, 97, 0.54], [85, 97, 0.54], [9, 93, 0.5], [111, 93, 0.5], [24, 80, 0.46], [96, 80, 0.46], [60, 68, 0.44]]

/** Twins stand behind, the farthest first. */
export function behind(count: number): readonly Spot[] {
  return count === 1 ? [[24, 110, 0.78]] : CROWD.slice(0, count).reverse()
}

const AIR: readonly Spot[] = [[14, 40, 1], [106, 30, 1], [20, 70, 0.9], [108, 62, 0.85], [34, 18, 0.85], [86, 16, 0.9], [9, 98, 0.95], [110, 96, 0.9], [62, 14, 0.8]]

export const flying = (count: number): readonly Spot[] => AIR.slice(0, count)

/** Beside a full cart. */
const LEFT: readonly Spot[] = [[12, 96, 0.78], [29, 100, 0.78], [13, 118, 0.86], [31, 119, 0.86], [50, 118, 0.86], [68, 119, 0.8]]

/** Everybody else stands before it, no higher than its knees, the last of them at its sides. */
export function before(count: number, beside: boolean, loaded: boolean): readonly Spot[] {
  if (count < 1) return []
  if (count === 1) return [[18, 116, 1.1]]
  if (count === 2) return beside ? [[14, 111, 0.95], [32, 118, 0.95]] : [[15, 115, 1.1], [105, 115, 1.1]]
  if (loaded) return LEFT.slice(0, count)
  const front = Math.min(count, 5)
  const row = Array.from({ length: front }, (_, at): Spot => [12 + (96 * at) / (front - 1), 118, front > 4 ? 0.82 : 0.92])
  const sides: readonly Spot[] = [[10, 94, 0.78], [110, 94, 0.78], [11, 71, 0.72], [109, 71, 0.72]]
  return [...sides.slice(0, count - front), ...row]
}
