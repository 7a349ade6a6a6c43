/** Masks that people wear: some of the whole face, some of the upper half. On a head around 50, 60. */

import type { Part } from '../cut'
import { disc, discs, oval } from '../shapes'

export interface Mask {
  /** Horns, manes, rays: behind the head. */
  behind?: Part
  face: Part
  /** The chin, the nose and the lips are one's own. */
  half?: boolean
  /** Where the eyes are and how large; [] for none. */
  eyes?: readonly (readonly [x: number, y: number])[]
  size?: number
  /** Eyes as round as buttons. */
  round?: boolean
}

const OVAL = 'M50 35C65 35 72 46 72 60C72 77 62 90 50 90C38 90 28 77 28 60C28 46 35 35 50 35z'
const RIGHT_HALF = 'M50 35C65 35 72 46 72 60C72 77 62 90 50 90z'
const LIPS = 'M42 79C46 76 48 76 50 77C52 76 54 76 58 79C54 84 46 84 42 79z'

export const WORN: Record<string, Mask> = {
  bauta: {
    face: [
      'face M28 44C36 37 64 37 72 44L74 62C72 66 69 68 67 69L79 92C63 103 37 103 21 92L33 69C31 68 28 66 26 62z',
      'deep-face! M50 55L60 80C55 85 50 85 50 85z',
      'deep-face~ M22 91C40 83 60 83 78 91M30 51C35 47 42 48 46 51M54 51C58 48 65 47 70 51',
    ],
  },
  colombina: {
    half: true,
    face: [
      'face M15 42C26 48 40 46 50 50C60 46 74 48 85 42C84 60 77 74 62 74C56 74 52 70 50 66C48 70 44 74 38 74C23 74 16 60 15 42z',
      'trim! M15 42C26 48 40 46 50 50C60 46 74 48 85 42L84.500 47C74 52 60 50 50 54.500C40 50 26 52 15.500 47z',
      `trim ${disc(50, 48, 4)}`,
      `trim! ${discs(1.6, [24, 59], [27, 64], [32, 68], [76, 59], [73, 64], [68, 68])}`,
    ],
  },
  domino: {
    half: true,
    behind: ['face M30 54L12 46L16 55L9 61L30 62zM70 54L88 46L84 55L91 61L70 62z'],
    face: ['face M27 50C35 46 44 48 50 51C56 48 65 46 73 50C75 61 70 69 61 69C55 69 53 65 50 64C47 65 45 69 39 69C30 69 25 61 27 50z'],
  },
  moretta: {
    face: [`face ${OVAL}`, 'deep-face! M58 37C68 41 72 49 72 60C72 77 62 90 50 90C62 82 66 70 65 58C64 48 62 42 58 37z', `trim ${disc(50, 81, 3)}`, 'trim~ M36 42C44 37 56 37 64 42'],
  },
  volto: {
    face: [
      `face ${OVAL}`,
      'deep-face! M50 60L56 73C54 76 50 75 50 75z',
      `rose! ${LIPS}`,
      'trim~ M32 51C36 46 42 46 46 50M54 50C58 46 64 46 68 51M33 68c-1 6 5 8 7 3M67 68c1 6-5 8-7 3',
      'trim! M50 37L54 43L50 49L46 43z',
    ],
  },
  harlequin: {
    face: [
      `face ${OVAL}`,
      `trim! ${RIGHT_HALF}`,
      'coat! M40 43L47 58L40 74L33 58z',
      'face! M60 43L67 58L60 74L53 58z',
      'coat! M41 79C46 82 54 82 59 79C57 86 43 86 41 79z',
      `ink~ ${OVAL}`,
    ],
  },
  checked: {
    face: [
      `face ${OVAL}`,
      'trim! M50 35C56 35 62 37 66 43H50zM28.500 54C29 49 31 45 34 43H50V54zM50 54H71.500C72 59 72 62 71 66H50zM29 66H50V77H33C31 74 29.500 70 29 66zM50 77H67C62 85 57 90 50 90z',
      `rose! ${LIPS}`,
      `ink~ ${OVAL}`,
    ],
  },
  tear: {
    face: [
      `face ${disc(50, 62, 25)}`,
      'ink~ M33 47C36 43 42 43 45 46M55 46C58 43 64 43 67 47',
      'ink! M38 66C34 73 34 75 34 77a4 4 0 0 0 8 0C42 75 42 73 38 66z',
      'rose! M45 79C48 76.500 52 76.500 55 79C53 82 47 82 45 79z',
    ],
  },
  tragedy: {
    face: [
      `face ${OVAL}`,
      'deep-face~ M32 53C35 48 42 45 46 46M68 53C65 48 58 45 54 46M50 62C47 67 48 70 52 70',
      `ink! ${oval(50, 80, 7, 6)}`,
      `trim! ${discs(2, [40, 40], [50, 38], [60, 40])}`,
    ],
  },
  zanni: {
    half: true,
    face: [
      'face M73 46C64 40 36 40 27 46C24 58 28 68 37 69C30 77 26 84 27 96C36 94 46 85 52 72C55 70 58 70 62 70C72 69 76 58 73 46z',
      'deep-face! M37 69C30 77 26 84 27 96C31 88 37 80 45 73z',
      'deep-face~ M35 46C44 43 56 43 65 46M37 50C45 47 55 47 63 50',
    ],
  },
  beak: {
    round: true,
    size: 0.9,
    face: [
      'face M72 50C67 36 33 36 28 50C25 60 29 69 34 73C31 84 23 96 10 105C30 108 50 98 57 82C68 78 75 62 72 50z',
      'deep-face! M34 73C31 84 23 96 10 105C24 104 38 96 47 82z',
      `trim ${disc(40, 58, 10)}${disc(60, 58, 10)}`,
      'ink~ M38 90L34 93M30 97L27 99',
    ],
  },
  mirror: {
    eyes: [],
    face: [
      `trim ${oval(50, 61, 25, 31)}`,
      `face ${oval(50, 61, 20, 26)}`,
      'white! M34 66L52 38C55 38.500 57 39 59 40L36 76C35 73 34 70 34 66zM43 84L68 53C69 56 69.500 58 69.800 61L48 87z',
      `trim ${disc(50, 30, 4)}`,
    ],
  },
  clock: {
    eyes: [[40, 60], [60, 60]],
    size: 0.85,
    face: [
      `trim ${disc(50, 62, 28)}`,
      `face ${disc(50, 62, 23)}`,
      'ink~ M50 41V45M50 79V83M29 62H32M68 62H71M35.500 47.500L38 50M64.500 47.500L62 50M35.500 76.500L38 74M64.500 76.500L62 74',
      'wine~ M50 66L50 49M50 66L62 76',
      `wine! ${disc(50, 66, 3)}`,
    ],
  },
  shadow: {
    face: [`face ${OVAL}`],
  },
}
