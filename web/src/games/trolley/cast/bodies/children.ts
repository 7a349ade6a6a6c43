/** Children: a grown-up head on half a body. */

import type { Part } from '../cut'
import type { Body, Hair } from './body'
import * as hair from './hair'
import { HEAD } from './people'

function child(torso: Part, hairs: readonly Hair[]): Body {
  return {
    torso, head: HEAD, at: [60, 55, 1], hairs, skin: 'skin',
    neck: [60, 76], arms: { left: [49, 81], right: [71, 81], sleeve: 'coat', palm: 'skin' }, hand: [89, 86], belly: [60, 92],
  }
}

export const CHILDREN: Record<string, Body> = {
  girl: child(
    ['skin M51 100h7v10h-7z', 'skin M62 100h7v10h-7z', 'trim M47 114c0-5 5-7 11-6v6z', 'trim M62 114v-6c6-1 11 1 11 6z', 'coat M50 76q10-4 20 0c2 9 6 18 10 26-13 4-27 4-40 0 4-8 8-17 10-26z', 'cream M51 74q9 10 18 0'],
    [hair.pigtails, hair.braids, hair.bob, hair.tail],
  ),
  boy: child(
    [
      'skin M49 98h8v12h-8z', 'skin M63 98h8v12h-8z', 'dark M45 114c0-5 5-7 12-6v6z', 'dark M63 114v-6c7-1 12 1 12 6z', 'deep M46 92h28l1 11h-12l-3-5-3 5h-12z',
      'coat M47 77c8-5 18-5 26 0 2 6 3 12 2 18-10 2-20 2-30 0-1-6 0-12 2-18z', 'trim M46 84q14 4 28 0l1 5q-15 4-30 0z',
    ],
    [hair.spiky, hair.short, hair.curly, hair.swept],
  ),
  baby: {
    torso: ['coat M42 114c-8-3-7-13 0-15l3-9c2-7 28-7 30 0l3 9c7 2 8 12 0 15-7 2-11 0-14-4h-8c-3 4-7 6-14 4z', 'cream M51 84c5 10 13 10 18 0l3 8c-6 8-18 8-24 0z', 'line M48 103q2 4-1 7M72 103q-2 4 1 7'],
    head: HEAD, at: [60, 61, 1.22], hairs: [hair.tuft], skin: 'skin', neck: [60, 87],
    arms: { left: [47, 93], right: [73, 93], sleeve: 'coat', palm: 'skin' }, hand: [90, 88], belly: [60, 100],
  },
}
