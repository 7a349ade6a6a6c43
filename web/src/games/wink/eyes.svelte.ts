/** The living eyes of the ring: blinks that all pages draw alike, and the winks that this page was told of. */

import { calm } from '../../table/settings.svelte'
import { blinks, OPEN, together, WINK_MS, winkCurve, winkLids, type Lids } from './masks/blink'

export interface Pose {
  lids: Lids
  /** W25: how far the head is bowed, and the glove raised. */
  nod: number
  hand: number
}

export type Signal = 'wink' | 'nod' | 'hand'

export const STILL: Pose = { lids: OPEN, nod: 0, hand: 0 }

/** A lid is open or shut where motion is unwelcome. */
const jump = (part: number): number => (part > 0.5 ? 1 : 0)

export function poseAt(
  seed: number,
  seat: number,
  now: number,
  winked: number | undefined,
  signal: Signal,
  still = false,
): Pose {
  const elapsed = winked === undefined ? WINK_MS : now - winked
  const sign = winkCurve(elapsed)
  const lids = signal === 'wink' ? together(blinks(seed, seat, now), winkLids(elapsed)) : blinks(seed, seat, now)
  const pose = { lids, nod: signal === 'nod' ? sign : 0, hand: signal === 'hand' ? sign : 0 }
  return still ? { lids: [jump(lids[0]), jump(lids[1])], nod: jump(pose.nod), hand: jump(pose.hand) } : pose
}

const same = (one: Pose, other: Pose): boolean =>
  one.lids[0] === other.lids[0] && one.lids[1] === other.lids[1] && one.nod === other.nod && one.hand === other.hand

export class Eyes {
  /** By seat; the same object for as long as nothing moves. */
  poses = $state.raw<Pose[]>([])
  /** When each seat winked last, as far as this page may know: the table's time. */
  #winks = new Map<number, number>()

  winked(seat: number, now: number): void {
    this.#winks.set(seat, now)
  }

  /** Frame by frame. Call it from an effect. */
  watch(seats: number, seed: number, signal: Signal, tableNow: () => number): () => void {
    let frame = 0
    const draw = (): void => {
      const now = tableNow()
      const still = calm()
      let moved = this.poses.length !== seats
      const poses = Array.from({ length: seats }, (_, seat) => {
        const [was, is] = [this.poses[seat], poseAt(seed, seat, now, this.#winks.get(seat), signal, still)]
        if (was && same(was, is)) return was
        moved = true
        return is
      })
      if (moved) this.poses = poses
      frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }
}
