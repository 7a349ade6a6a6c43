/** Food and drink, presents, toys, and what rolls. */

import { disc, oval } from '../cut'
import { beside, inBoth, inHand, type Prop } from './prop'

const spokes = (x: number, r: number): string => `dark ${disc(x, -r, r)}${disc(x, -r, r - 3)}`

export const TREATS: Record<string, Prop> = {
  knitting: inBoth(17, 2, 'steel~ M-22-16l20 18M22-16l-20 18', 'trim M-14-4q14-4 28 0l2 20q-4 4-8 1-4 4-8 1-4 3-8-1-4 3-8-1z', 'line M-9 2l5 5 4-5 5 5 5-5M-9 9l5 4 4-4 5 4 5-4'),
  soup: inBoth(22, 8, 'line M-7-12q-3-4 0-8M7-12q-3-4 0-8', 'tomato M-18-6q18-5 36 0l-1 4h-34z', 'paper M-22-4q22 5 44 0c0 11-8 15-22 15s-22-4-22-15z', 'steel M-28 10h56l-4 5q-24 3-48 0z'),
  cup: inHand('line M-5-30q-3-4 0-7M4-30q-3-4 0-7', 'trim M12-20c10-3 12 11 0 14v-5c5-2 5-6 0-5z', 'trim M-13-24q13 4 26 0l-3 23q-10 3-20 0z', `brown ${oval(0, -24, 13, 3.8)}`),
  cake: inBoth(21, 12, 'paper M-17-17q17-4 34 0v12h-34z', 'rose M-17-17q17-5 34 0c0 8-4 8-6 3-3 7-7 6-9 0-3 6-7 6-9 0-2 6-7 5-10-3z', 'paper M-22-4q22-4 44 0l-1 16q-21 4-42 0z', 'rose M-22-4q22-4 44 0c1 9-5 10-8 3-3 7-8 7-11 0-3 7-8 7-11 0-4 7-14 6-14-3z', 'sky M-2.5-26h5v8h-5z', 'lemon M0-35c5 6 4 9 0 9s-5-3 0-9z'),
  pizza: inHand('mustard M-22-30c8-8 30-8 40-1l-3 8q-16-6-32 1z', 'lemon M-17-23q16-6 32 0l-15 26z', `tomato ${disc(-5, -17, 3.6)}`, `tomato ${disc(6, -16, 3.6)}`, `tomato! ${disc(0, -8, 2.6)}`),
  jar: inHand('plum M-14-22q14-3 28 0l1 19q-1 4-5 4-10 2-20 0-4 0-5-4z', 'paper M-8-17h16v11h-16z', 'tomato! M0-9c-7-4-4-8 0-5 4-3 7 1 0 5z', 'trim M-13-31q13-3 26 0l2 9q-15 4-30 0z', 'line M-7-30v6M0-31v7M7-30v6'),
  egg: inHand('paper M0-33c9 0 14 11 14 20s-6 14-14 14-14-5-14-14 5-20 14-20z', 'line M-14-14l6-4 5 5 6-6 5 5 5-4'),
  melon: inBoth(18, 4, 'leaf M-21 0c0-12 8-19 21-19s21 7 21 19-8 18-21 18-21-6-21-18z', 'deep-leaf~ M-10-17q-6 17 0 33M1-18q3 18 0 35M11-16q7 16 0 32', 'line M0-19q0-5 5-6'),
  flask: inHand('steel~ M-5-30q-4-5 1-8', 'paper M-5-31h10v12l11 16c2 4-1 6-4 6h-24c-3 0-6-2-4-6l11-16z', 'mint M-11-9h22l5 7c1 3-1 5-4 5h-24c-3 0-5-2-4-5z', `paper! ${disc(-3, -3, 2.2)}`, `paper! ${disc(5, -5, 1.7)}`, 'line M-5-31h10v12l11 16c2 4-1 6-4 6h-24c-3 0-6-2-4-6l11-16zM-8-31h16'),
  flower: inHand('deep-leaf~ M0 12q-2-20 0-30', 'leaf M-1-6c-9 1-12-4-12-9 7-1 11 2 12 9z', ...[0, 1, 2, 3, 4].map((i) => `trim ${disc(9 * Math.sin(i * 1.2566), -27 - 9 * Math.cos(i * 1.2566), 6)}`), `lemon ${disc(0, -27, 5)}`),
  bouquet: inHand(`leaf ${oval(0, -20, 19, 12)}`, `tomato ${disc(-12, -25, 7)}`, `rose ${disc(12, -25, 7)}`, `lemon ${disc(0, -31, 7.5)}`, `plum ${disc(-4, -19, 6.5)}`, `sky ${disc(8, -17, 5.5)}`, 'cream M-14-14q14 7 28 0l-10 25q-4 3-8 0z'),
  balloon: inHand('line M0 2c-6-14 8-20 2-38', 'tomato M2-73c12 0 18 9 17 19s-9 18-17 18-16-8-17-18 5-19 17-19z', 'tomato M2-37l4 5h-8z', 'paper~ M-7-58q0-6 5-8'),
  kite: inHand('line M0 2c-8-14 10-18 4-36', 'tomato M6-72l18 18-19 22-17-20z', 'lemon M6-72l18 18-20-2z', 'mint M4-56l1 24-17-20z', 'line M5-30l-6 5 8 4-6 6'),
  ball: inBoth(15, 4, 'paper M-18 2c0-12 7-19 18-19s18 7 18 19-7 17-18 17-18-5-18-17z', 'ink M-6-3l6-5 6 5-2 8h-8z', 'line M0-8v-8M6-3l10-3M4 5l6 9M-4 5l-6 9M-6-3l-10-3'),
  teddy: inBoth(13, 6, `brown ${disc(-8, -22, 4.5)}`, `brown ${disc(8, -22, 4.5)}`, `brown ${oval(0, 4, 12, 12)}`, `brown ${oval(-9, 14, 5, 4.5)}`, `brown ${oval(9, 14, 5, 4.5)}`, `brown ${oval(0, -13, 13, 11)}`, `cream! ${oval(0, -9, 5.5, 4.5)}`, `dot ${disc(-5, -15, 1.7)}`, `dot ${disc(5, -15, 1.7)}`, 'line M-2-11h4M0-11v3'),
  pillow: inBoth(20, 4, 'paper M-23-15c4 2 14 3 23 3s19-1 23-3c2 3-1 9-1 15s3 13 1 16c-4-2-14-3-23-3s-19 1-23 3c-2-3 1-10 1-16s-3-12-1-15z', 'trim! M-14-10h6v22h-6zM-3-11h6v23h-6zM8-10h6v22h-6z'),
  cart: {
    at: 'ground', grips: [[-18, -45]], seats: [[-8, -31], [4, -33], [16, -31]],
    art: ['dark~ M-18-45l6 1 8 32h25', 'mustard M-15-36q17 4 38 0l-6 24q-14 2-26 0z', 'line M-11-24h31M-4-34l2 22M6-34v22M15-34l-2 22', `paper ${disc(-4, -5, 5.5)}`, `paper ${disc(15, -5, 5.5)}`],
  },
  scooter: beside([-12, -50], 'steel M-12-50l5-1 13 41-5 2z', 'trim M-30-12q18 4 33-3l2 7q-17 7-34 3z', 'dark~ M-18-52l15-3', spokes(-26, 8), spokes(5, 9)),
  bicycle: beside([-20, -39], spokes(-22, 15), spokes(11, 15), 'trim~ M-22-15l9-18h18l-9 18h-18M-13-33l9 18M5-33l6 18M5-33l-2-7', 'dark M-21-38h14v4h-12z', 'dark~ M-2-41h8q4 1 3 5'),
}
