/** The shape of a living eye around 0, 0: a lid comes down over it. */

export const WIDE = 13
const HIGH = 18

const near = (value: number): number => Math.round(value * 100) / 100

/** How far the pupil goes with a gaze of length 1. */
export const TRAVEL = { x: 6.4, y: 4.8 }

export const EYE = `M${-WIDE} 1Q0 ${-HIGH - 1} ${WIDE} 1Q0 ${HIGH} ${-WIDE} 1z`

/** Where the middle of the lid's edge is pulled to; a shut eye still has a smile. */
const edge = (lid: number): number => near(-HIGH - 1 + lid * (HIGH * 1.75))

/** The skin of the lid, from the upper edge of the eye down to its own. */
export const lidOf = (lid: number): string => `M${-WIDE} 1Q0 ${-HIGH - 1} ${WIDE} 1Q0 ${edge(lid)} ${-WIDE} 1z`

/** The lashes' line along the edge of the lid. */
export const lashOf = (lid: number): string => `M${-WIDE} 1Q0 ${edge(lid)} ${WIDE} 1`

/** Lashes that are seen when the eye is all but shut. */
export const LASHES = 'M-8 5.500L-11 10M0 7.500V12.500M8 5.500L11 10'
export const SHUT_FROM = 0.75
