import type { Part } from '../cut'

/** What is worn on a head of radius 20. */
export interface Hat {
  /** Behind the head, between head and face, and over all. */
  behind?: Part
  under?: Part
  over?: Part
  /** Whether it sits on top, goes round the face, covers the eyes, or is tied at the neck. */
  on?: 'top' | 'face' | 'eyes' | 'neck'
  /** How far it rises above the middle of the head. */
  rises?: number
  /** Leaves buns, crests and feelers where they are. */
  bare?: boolean
  /** The eyes need light behind them. */
  pale?: boolean
  /** Its lenses are the whites of the eyes. */
  lenses?: boolean
}
