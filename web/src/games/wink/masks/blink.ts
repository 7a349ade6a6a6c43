/** Lids in time: blinks that every page draws alike and that tell nothing, and the wink that tells all. */

/** How far each eye is shut, from 0 (open) to 1, on the left and on the right of the picture. */
export type Lids = readonly [left: number, right: number]

export const OPEN: Lids = [0, 0]

/** W15 */
export const WINK_MS = 600

/** At most one blink in that time, and one in two of them has it: a blink in four seconds. */
const BEAT = 2000
const SHORTEST = 140
const LONGEST = 220

/** A whole number below 2^32 in which every bit hangs on all three. */
function mixed(seed: number, seat: number, beat: number): number {
  let bits = Math.imul(seed ^ Math.imul(seat + 1, 0x9e3779b1) ^ Math.imul(beat + 1, 0x85ebca6b), 0xc2b2ae35)
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39)
  return (bits ^ (bits >>> 15)) >>> 0
}

/** One public number of a match, from the order of its crowd. */
export function seedOf(crowd: readonly number[]): number {
  return crowd.reduce((seed, agent) => Math.imul(seed ^ agent, 0x01000193), 0x811c9dc5) >>> 0
}

/** Down fast, up a little slower; `part` of the way from 0 to 1. */
function fall(part: number, down: number, up: number): number {
  if (part <= 0 || part >= 1) return 0
  return Math.min(1, part / down, (1 - part) / up)
}

/** Both lids of a seat's mask at a moment of the table's time. */
export function blinks(seed: number, seat: number, time: number): Lids {
  const beat = Math.floor(time / BEAT)
  const bits = mixed(seed, seat, beat)
  if (bits & 1) return OPEN
  const lasts = SHORTEST + ((bits >>> 1) & 1023) * ((LONGEST - SHORTEST) / 1023)
  const starts = ((bits >>> 11) / 0x1fffff) * (BEAT - lasts)
  const lid = fall((time - beat * BEAT - starts) / lasts, 0.35, 0.45)
  return lid === 0 ? OPEN : [lid, lid]
}

/** W15: one eye shuts, stays shut and opens; also how far a nod or a hand has come (W25). */
export function winkCurve(elapsed: number): number {
  const part = fall(elapsed / WINK_MS, 0.2, 0.2)
  return part * part * (3 - 2 * part)
}

export function winkLids(elapsed: number): Lids {
  return [0, winkCurve(elapsed)]
}

/** An eye that both shut is as shut as the one that shuts it more. */
export function together(one: Lids, other: Lids): Lids {
  return [Math.max(one[0], other[0]), Math.max(one[1], other[1])]
}
