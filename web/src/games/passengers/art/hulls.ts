/** What is cut into the two long boats, on a 360 by 96 grid; the prow points left. */

import type { BoatName } from './inks'

export const SEATS = [66, 123, 180, 237, 294] as const

const SHEER = 'C42 58 45 64 54 64H310c17 0 29-9 34-27'
const WATERLINE = `H314q-9-5-18 0${'t-18 0'.repeat(13)}H60C40 84 27 74 24 58`

export interface Carved {
  /** The boat with its prow and stern in one line. */
  outline: string
  /** What is pale in the head: the beak, or the whole of it. */
  pale: string
  /** Cuts in the dark wood, and cuts in the pale. */
  feathers: string
  fur: string
  eye: string
  /** The row of marks along the side. */
  side: string
  /** A niche behind a seat whose middle is x. */
  niche: (x: number, inset: number) => string
}

const row = (from: number, y: number, step: string, length: number): string =>
  `M${from} ${y}${step.repeat(Math.floor((318 - from) / length))}`

const WOLF = 'M1.400 16.200 4.400 13l10.800-2.800 5.300-4.700 2.800-.4L31.200.4l1.400 8.800 4.700 3.600-1.800 2.700 4.700 5.700-2 2.800'
const JAW = 'l-4-.5 2.500-5-3.500-1-1.500-2.500-7.800-.6-3.200-4.100 10.500-4.300-9.400-1.300z'

export const HULLS: Record<BoatName, Carved> = {
  raven: {
    outline: `M1.400 20.900C5.300 14.400 9.800 11.300 15.200 10.600 17.500 5 22.800 1.800 28.500 2.900 36.700 4.500 40.200 13.400 40.200 24.400 41.500 30 42 36 42 42v8${SHEER}l-3-19 7 12 4-16 2 17 6-9c3 37-12 63-37 65${WATERLINE}C20 53 18 48 17 43.500l-4 1.300 3-6-4.200.4 4-5.700-3.800 0 3.600-5.200-2.600-.2 2.400-4.400C11.400 24.900 5.800 24.200 1.400 20.900z`,
    pale: 'M1.400 20.900C5.300 14.400 9.800 11.300 15.200 10.600c2.400 2.800 3.200 5.600 2.700 8.800-.3 1.700-1 3-2.500 4.300C11.400 24.900 5.800 24.200 1.400 20.900z',
    feathers:
      'M27 21.500c3 1 5.300 2.500 7 5M35.500 17c1 2 1.500 4 1.700 6.500M23 28c4.500 1 8 3.500 10.500 7.500M36 30c1 2 1.700 4 2 7M20.500 35.500c5 1.500 9.500 4.500 12 9M20.500 44c5 2 9.500 5.500 12 10M36.500 42c.7 2 1 4 1 6.500M25.500 53c3.500 2 6 4.500 8 8M349 40c1 4 .5 10-2 15M354 44c0 5-2 11-6 16',
    fur: 'M5 20.700c4.500.2 8.800-.4 13-2.100',
    eye: 'M23.500 9.800a3.100 3.100 0 1 0 0 6.200 3.100 3.100 0 0 0 0-6.200z',
    side: row(47, 70, 'q6.500 9 13 0', 13) + row(53.5, 77, 'q6.500 9 13 0', 13),
    niche: (x, inset) => `M${x - 24 + inset} 66V34a${24 - inset} ${24 - inset} 0 0 1 ${48 - 2 * inset} 0v32z`,
  },
  wolf: {
    outline: `${WOLF}L41 30.500 42 40v10${SHEER}c2-8 1-15-4-20 9 1 15 7 18 16 4 32-12 54-40 56${WATERLINE}C20 50 19.500 42 20.500 34.500${JAW}`,
    pale: `${WOLF}L41 30.500l-2.500 5-1.500 10-3.500-5-2.500 9-3.500-6.500-3.500 7-3-16${JAW}`,
    feathers: 'M346 42c5 5 7 11 6 18M341 48c3.500 4 5 8 4.500 13M336 55c2 2.500 3 5 3 8',
    fur: 'M29.800 5.100 27 9.800M29 19l2.600 4.500M25 25l2.600 5.300M33 26l1.500 4.500M29.500 33l1.500 5M24.500 34.500l1 4.500M35.500 34l.3 4',
    eye: 'M18 13.400l7.700-2.300c-.5 4.200-4.700 5.600-7.700 2.300zM1.800 16 4.300 13.300l2 1.800-1.800 1.900z',
    side: row(46, 70, 'l6.500 8 6.500-8', 13) + row(46, 77, 'l6.500 8 6.500-8', 13),
    niche: (x, inset) => {
      const half = 24 - inset
      return `M${x - half} 66V40C${x - half} 26 ${x - half / 2} 17 ${x} ${9 + inset * 1.6}c${half / 2} ${8 - inset} ${half} ${17 - inset} ${half} ${31 - inset * 1.6}v26z`
    },
  },
}
