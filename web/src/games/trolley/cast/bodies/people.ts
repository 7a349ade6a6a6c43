/** People: the same head on different clothes. */

import { disc, type Part } from '../cut'
import type { Body, Hair } from './body'
import * as hair from './hair'

export const HEAD: Part = [
  `skin ${disc(-20, 2, 4)}`, `skin ${disc(20, 2, 4)}`,
  'skin M-20 0c0-13 8-20 20-20s20 7 20 20c0 13-8 20-20 20s-20-7-20-20z',
  'line M-1 2q5 1 1 4',
]

const trousers = (paint: string): Part => [
  `${paint} M45 92h15v18h-12z`, `${paint} M60 92h15l-3 18h-12z`,
  'dark M43 114c-1-6 4-8 9-8l7 1v7z', 'dark M61 114v-7l7-1c5 0 10 2 9 8z',
]
const stockings: Part = ['skin M50 98h7v12h-7z', 'skin M63 98h7v12h-7z', 'dark M46 114c0-5 5-7 11-6v6z', 'dark M63 114v-6c6-1 11 1 11 6z']

/** The shirt that most people wear. */
const SHIRT = 'M43 68c10-7 24-7 34 0 4 9 5 19 4 29-14 3-28 3-42 0-1-10 0-20 4-29z'

function person(torso: Part, hairs: readonly Hair[], sleeve = 'coat', grey = false): Body {
  return {
    torso, head: HEAD, at: [60, 43, 1], hairs, grey, skin: 'skin',
    neck: [60, 67], arms: { left: [45, 71], right: [75, 71], sleeve, palm: 'skin' }, hand: [93, 80], belly: [60, 89],
  }
}

export const PEOPLE: Record<string, Body> = {
  granny: person(
    [
      'dark M45 114c0-5 4-7 12-6v6z', 'dark M63 114v-6c8-1 12 1 12 6z',
      'coat M37 106c-3-22 3-37 14-41 6-2 12-2 18 0 11 4 17 19 14 41-15 4-31 4-46 0z',
      'trim M50 64c6 5 14 5 20 0l4 7-9 5-5-5-5 5-9-5z', `cream ${disc(60, 84, 2.5)}`, `cream ${disc(60, 96, 2.5)}`,
    ],
    [hair.whiteBun, hair.whiteCurls], 'coat', true,
  ),
  grandpa: person(
    [...trousers('dark'), `coat ${SHIRT}`, 'paper M52 63l8 24 8-24z', 'line M60 87v12', 'deep M41 94l14 2v3l-15-2zM79 94l-14 2v3l15-2z', `cream! ${disc(64, 93, 1.8)}`],
    [hair.whiteTufts, hair.whiteBeard, hair.whiteSides], 'coat', true,
  ),
  woman: person(
    [...stockings, 'coat M46 66c9-5 19-5 28 0 1 8 1 14 4 19 4 6 6 11 7 18-16 4-34 4-50 0 1-7 3-12 7-18 3-5 3-11 4-19z', 'cream M50 64q10 11 20 0', 'line M43 85q17 5 34 0'],
    [hair.bob, hair.long, hair.bun, hair.tail, hair.frizz],
  ),
  man: person(
    [...trousers('deep'), `coat ${SHIRT}`, 'cream M52 63l8 8 8-8z', 'line M60 71v11'],
    [hair.short, hair.moustached, hair.bald, hair.bearded, hair.swept, hair.curly],
  ),
  teen: person(
    [...trousers('indigo'), 'deep M44 70c-3-8 6-12 16-12s19 4 16 12z', `coat ${SHIRT}`, 'deep M48 84h24l3 10h-30z', 'cream~ M55 66v9M65 66v8'],
    [hair.spiky, hair.tail, hair.curly, hair.swept, hair.bob],
  ),
  doctor: person(
    [
      ...trousers('coat'), 'paper M42 68c10-7 26-7 36 0 5 12 6 24 5 36-15 3-31 3-46 0-1-12 0-24 5-36z', 'coat M51 63l9 17 9-17z', 'line M60 80v25M67 94h9',
      'dark~ M50 65c-2 12 2 16 5 17M69 65q3 6 2 11', `steel ${disc(55, 84, 3)}`,
    ],
    [hair.bun, hair.short, hair.swept, hair.bob, hair.frizz], 'paper',
  ),
  worker: person(
    [...trousers('coat'), 'trim M43 68c10-7 24-7 34 0 4 9 5 19 4 25h-42c-1-6 0-16 4-25z', 'coat M48 78h24l8 18c-14 4-26 4-40 0z', 'coat M48 80l-2-14 5-2 3 14zM72 80l2-14-5-2-3 14z', 'deep M54 86h12v7q-6 3-12 0z'],
    [hair.moustached, hair.short, hair.bearded, hair.tail], 'trim',
  ),
  suit: person(
    [
      ...trousers('deep'), 'coat M42 68c10-7 26-7 36 0 4 10 5 21 4 32-6 1-10 2-14 2h-16c-4 0-8-1-14-2-1-11 0-22 4-32z', 'paper M52 62l8 22 8-22z', 'trim M57 66h6l2 10-5 7-5-7z',
      'coat M52 62l-7 6 4 5-2 3 13 11zM68 62l7 6-4 5 2 3-13 11z', `cream! ${disc(60, 93, 1.9)}`,
    ],
    [hair.short, hair.swept, hair.moustached, hair.bun, hair.bob, hair.bald],
  ),
  cook: person(
    [...trousers('dark'), `paper ${SHIRT}`, 'coat M47 80h26l6 24c-12 3-26 3-38 0z', 'coat M50 63q10 7 20 0l-3 7 2 5-6-3-3 1-3-1-6 3 2-5z', `dot ${disc(53, 77, 1.6)}`, `dot ${disc(67, 77, 1.6)}`],
    [hair.bun, hair.moustached, hair.short], 'paper',
  ),
}
