/** Faces on a head of radius 20: eyes and mouth apart, since beaks and snouts have their own idea of a mouth. */

import { disc, oval, type Part } from './cut'

export interface Face {
  eyes: Part
  mouth: Part
  /** Whether a beak stands open. */
  open?: boolean
  /** What the free hand does. */
  arm: 'hang' | 'hip' | 'wave' | 'fist' | 'cheek'
}

const balls = (r: number, pupil: number, dx: number, dy: number, y = -3): Part =>
  [-8 - r * 0.08, 8 + r * 0.08].flatMap((x) => [`paper ${disc(x, y, r)}`, `dot ${disc(x + dx, y + dy, pupil)}`])
const blush: Part = [`rose! ${oval(-13, 6, 3.6, 2.6)}`, `rose! ${oval(13, 6, 3.6, 2.6)}`]

export const FACES: Record<string, Face> = {
  kind: {
    eyes: [...blush, `dot ${disc(-7.5, -2, 3)}`, `dot ${disc(7.5, -2, 3)}`, 'line M-12 -10q4-3 8-1M4 -11q4-2 8 1'],
    mouth: ['line M-7 8q7 7 14 0'], arm: 'hang',
  },
  happy: {
    eyes: [...blush, 'line M-13 -1q5-8 10 0M3 -1q5-8 10 0'],
    mouth: ['maw M-9 6q9 2 18 0-1 11-9 11t-9-11z', 'tomato! M-5 14q5-4 10 0-5 4-10 0z'], open: true, arm: 'wave',
  },
  grin: {
    eyes: [...balls(5, 2.2, 0.5, 0), 'line M-13 -12q4-3 8-1M5 -13q4-2 8 2'],
    mouth: ['paper M-12 5q12 5 24 0-1 12-12 12t-12-12z', 'line M-11 11q11 4 22 0M-4 7v9M4 7v9'], open: true, arm: 'wave',
  },
  smug: {
    eyes: [...balls(5.5, 2.4, 1.5, 2), 'skin M-13.5 -3h11a5.5 5.5 0 0 0-11 0z', 'skin M2.5 -3h11a5.5 5.5 0 0 0-11 0z', 'line M3 -14q6-4 10 0'],
    mouth: ['line M-6 10q9 3 13-4M9 4l-3 2'], arm: 'hip',
  },
  sly: {
    eyes: ['paper M-15 -7l13 4q-2 7-7 6t-6-10z', 'paper M15 -7l-13 4q2 7 7 6t6-10z', `dot ${disc(-6, -1, 2.3)}`, `dot ${disc(10, -1.5, 2.3)}`],
    mouth: ['line M-8 8q9 7 17-3'], arm: 'hip',
  },
  stern: {
    eyes: [`dot ${disc(-8, -2, 2.8)}`, `dot ${disc(8, -2, 2.8)}`, 'ink M-14 -9l10 1v2l-10-1zM14 -9l-10 1v2l10-1z'],
    mouth: ['line M-6 12q6-3 12 0'], arm: 'hip',
  },
  angry: {
    eyes: [...balls(5, 2.2, 0, 1), 'ink M-15 -12l12 6v2l-12-4zM15 -12l-12 6v2l12-4z'],
    mouth: ['paper M-9 9q9-4 18 0l-1 7q-8-3-16 0z', 'line M-3 7.5v7M3 7.5v7'], open: true, arm: 'fist',
  },
  sad: {
    eyes: [...balls(5, 2.4, -0.5, 1.5, -2), 'line M-14 -9q6-1 9-5M14 -9q-6-1-9-5'],
    mouth: ['line M-6 14q6-7 12 0'], arm: 'hang',
  },
  crying: {
    eyes: ['sky M-13 0q-4 10-1 17l5 1q3-9 1-18z', 'sky M13 0q4 10 1 17l-5 1q-3-9-1-18z', 'line M-14 -2q5 4 11 0M3 -2q6 4 11 0M-14 -9q5-1 8-4M14 -9q-5-1-8-4'],
    mouth: ['maw M-6 15q0-9 6-9t6 9q-6-3-12 0z'], open: true, arm: 'hang',
  },
  scared: {
    eyes: [...balls(6.5, 1.9, 0, 0), 'line M-16 -11q3-4 8-5M16 -11q-3-4-8-5', 'sky M21 -20c5 7 5 10 1 11s-5-5-1-11z'],
    mouth: ['line M-9 12q2.2-5 4.5-1t4.5 0 4.5 0 4.5 0'], arm: 'cheek',
  },
  shocked: {
    eyes: [...balls(6.5, 2.2, 0, 0, -4), 'line M-14 -15q5-4 9-1M14 -15q-5-4-9-1'],
    mouth: [`maw ${oval(0, 12, 5, 6)}`], open: true, arm: 'cheek',
  },
  asleep: {
    eyes: [...blush, 'line M-13 -3q5 5 10 0M3 -3q5 5 10 0'],
    mouth: [`maw ${oval(-1, 11, 3.5, 3)}`, `sky ${disc(9, 8, 5.5)}`, 'paper~ M7 5.5q1-1.5 2.5-1.5'], arm: 'hang',
  },
  dreamy: {
    eyes: [...blush, ...balls(6, 3, 1, -1.8), `paper! ${disc(-6, -6, 1.2)}`, `paper! ${disc(10, -6, 1.2)}`, 'line M-13 -13q4-3 8-2M5 -15q5-1 8 2'],
    mouth: ['line M-4 9q5 5 9-1'], arm: 'hang',
  },
  shades: {
    eyes: ['ink M-18 -7h36l-2 7q-2 5-7 4t-7-7h-4q-1 7-7 7t-7-4z', 'paper~ M-12 -3l3-2M6 -3l3-2'],
    mouth: ['line M-6 11h11'], arm: 'hip',
  },
}
