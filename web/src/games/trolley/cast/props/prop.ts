import type { Part, Point } from '../cut'

/** A thing to hold, drawn round the point where it is put. */
export interface Prop {
  art: Part
  /** In the hand, before the belly, on the ground beside, or at the lips. */
  at: 'hand' | 'front' | 'ground' | 'lips'
  /** Where the right hand takes it, and the left one if it takes both. */
  grips: readonly Point[]
  /** Where companions sit in it. */
  seats?: readonly Point[]
}
export const inHand = (...art: Part): Prop => ({ art, at: 'hand', grips: [[0, 0]] })
export const inBoth = (reach: number, height: number, ...art: Part): Prop => ({ art, at: 'front', grips: [[reach, height], [-reach, height]] })
export const beside = (grip: Point, ...art: Part): Prop => ({ art, at: 'ground', grips: [grip] })
export const atLips = (grip: Point, ...art: Part): Prop => ({ art, at: 'lips', grips: [grip] })
