import type { Part, Point, Spot } from '../cut'

/** Arms are drawn for the occasion, from the shoulder to whatever they hold. */
export interface Arms {
  left: Point
  right: Point
  /** A sleeve as thick as an arm, or none: then a wire with a glove. */
  sleeve?: string
  /** No palm: a wing or a fin. */
  palm?: string
}

/** Hair on a head of radius 20; what stands up from it gives way to a hat. */
export interface Hair {
  back?: Part
  front?: Part
  top?: Part
  /** Where it leaves the mouth. */
  mouth?: Spot
}

/** A body on a sheet of 120 by 120 whose ground is at 114; its head is drawn round its own middle, radius 20. */
export interface Body {
  /** In some colours the same body is another creature: a green bug crawls, a plum blob has tentacles. */
  by?: Readonly<Record<string, Partial<Body>>>
  /** Its twins are more heads on the same neck. */
  hydra?: boolean
  back?: Part
  torso: Part
  head: Part
  /** Where the head's middle is. */
  at: Spot
  hairs?: readonly Hair[]
  /** Set where hair does not follow the years. */
  grey?: boolean
  /** What the eyelids are cut from. */
  skin: string
  /** Where eyes and mouth are in the head, if elsewhere than on a person. */
  eyes?: Spot
  mouth?: Spot
  /** A beak, closed and open, in place of a mouth. */
  beak?: readonly [Part, Part]
  /** The face is dark round the eyes. */
  pale?: boolean
  /** What lies over the mouth: trunks and carrots. */
  nose?: Part
  /** A part of the head that gives way to a hat. */
  crest?: Part
  /** Where a hat sits in the head, if elsewhere than on a person. */
  hat?: Spot
  /** Where a kerchief or a hood goes round the head. */
  worn?: Spot
  neck: Point
  arms: Arms
  /** Where the free hand carries, and where both hands do. */
  hand: Point
  belly: Point
}
