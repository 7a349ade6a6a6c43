/** Those beside the figure: small, plain, standing on their own ground at (0, 0), about 26 high. */

import { disc, oval, type Part } from './cut'

export interface Companion {
  art: Part
  /** What its coat may be, one after another in a crowd. */
  coats: readonly string[]
  /** Flies about the head. */
  flies?: boolean
  /** May sit on a bare head. */
  climbs?: boolean
}

const eyes = (y: number, apart = 3.5): string => `dot ${disc(-apart, y, 1.7)}${disc(apart, y, 1.7)}`
const small = (body: string, ...rest: Part): Part => [`coat ${body}`, ...rest]
/** A child's head with a smile. */
const head = (y: number, r: number): Part => [`skin ${disc(0, y, r)}`, eyes(y - 0.5), `line M-2.5 ${y + 3.5}q2.5 2.5 5 0`]

const FURS = ['grey', 'amber', 'paper', 'slate', 'brown'] as const

export const COMPANIONS: Record<string, Companion> = {
  child: { coats: ['tomato', 'sky', 'lemon', 'mint', 'plum'], art: ['dark M-6 0v-4h4v4zM2 0v-4h4v4z', 'coat M-6-13q6-2 12 0l3 10q-9 3-18 0z', ...head(-20, 8.5), 'hair M-9-20c-1-7 4-10 9-10s10 3 9 10c-3-4-5-5-9-5s-6 1-9 5z'] },
  baby: { climbs: true, coats: ['rose', 'sky', 'lemon'], art: ['coat M-10-1c-2-5 1-7 4-8q6-4 12 0c3 1 6 3 4 8q-10 3-20 0z', ...head(-16, 9), 'line M0-25q1-4 4-2'] },
  granny: { coats: ['plum', 'tomato', 'mint'], art: ['coat M-9 0c-1-10 1-17 9-17s10 7 9 17q-9 2-18 0z', `mustard ${oval(0, -22, 9.5, 9)}`, `skin ${disc(0, -21, 6)}`, eyes(-22, 2.6), 'line M-2-18q2 1.5 4 0'] },
  kitten: { coats: FURS, art: ['coat M7-3c8 1 9-6 6-10', ...small('M-9 0c-2-6-1-9-1-12 0-4-1-8-1-13l6 4h10l6-4c0 5-1 9-1 13 0 3 1 6-1 12-6 2-12 2-18 0z'), eyes(-14), 'tomato! M-2-11h4l-2 3z', 'line M-3 0v-4M3 0v-4'] },
  puppy: { coats: ['brown', 'amber', 'paper', 'slate'], art: ['line M9-6q5-1 5-6', ...small('M-9 0c-2-6-1-9-1-12 0-7 4-12 10-12s10 5 10 12c0 3 1 6-1 12-6 2-12 2-18 0z'), 'dark M-8-22c-6 0-8 6-6 12 4 1 6-3 7-8zM8-22c6 0 8 6 6 12-4 1-6-3-7-8z', eyes(-14), `dot ${oval(0, -10, 2.8, 2)}`] },
  rabbit: { coats: ['paper', 'grey', 'brown'], art: small('M-8 0c-3-6-2-10-1-12 0-4 1-6 2-8-2-7-1-13 2-13 4 1 4 6 4 11h2c0-5 0-10 4-11 3 0 4 6 2 13 1 2 2 4 2 8 1 2 2 6-1 12-5 2-11 2-16 0z', eyes(-14), 'tomato! M-2-11h4l-2 3z') },
  mouse: { coats: ['grey', 'slate'], art: ['rose~ M8-2c8 1 8-6 6-9', `coat ${disc(-7, -18, 5)}`, `coat ${disc(7, -18, 5)}`, ...small('M-8 0c-3-6-1-16 8-17 9 1 11 11 8 17-5 2-11 2-16 0z'), eyes(-10), `tomato! ${disc(0, -6, 2)}`] },
  raccoon: { coats: ['slate'], art: ['slate M6-2c10 2 12-6 9-12-3-3-7 0-5 4z', ...small('M-9 0c-2-6-1-9-1-12 0-4-1-7 0-12l6 3h8l6-3c1 5 0 8 0 12 0 3 1 6-1 12-6 2-12 2-18 0z'), 'dark! M-10-15q10-6 20 0-2 6-10 3-8 3-10-3z', `paper! ${disc(-4, -14, 2.2)}${disc(4, -14, 2.2)}`, eyes(-14, 4), `dot ${disc(0, -9, 1.8)}`] },
  horse: { coats: ['brown'], art: ['dark M-15-16c-5 2-6 8-5 13', 'coat M-14 0v-16c4-4 12-3 17-3l3-10 3-4 2 4c4 3 7 6 7 10-2 4-6 4-8 2l-1 17h-4v-9h-10v9z', 'dark M6-29c-5 2-7 7-7 11l4-1z', `dot ${disc(11, -24, 1.5)}`] },
  goose: { coats: ['paper'], art: ['mustard M-4 0v-5h3v5zM3 0v-5h3v5z', 'coat M-14-14c2 3 6 3 10 1 3-1 4-6 4-12 0-8 10-8 10-1v10c2 8-2 13-10 13s-13-4-14-11z', 'mustard M9-27l9 4-9 3z', `dot ${disc(5, -25, 1.6)}`] },
  duckling: { coats: ['lemon'], art: ['mustard M-4 0v-4h3v4zM2 0v-4h3v4z', 'coat M-13-11c3 2 5 1 8 0-3-7 0-14 7-14s10 8 6 14c3 6-1 9-8 9s-12-3-13-9z', 'mustard M7-20l9 2-8 4z', `dot ${disc(4, -19, 1.7)}`] },
  chick: { coats: ['lemon', 'amber'], art: ['mustard M-4 0v-4h3v4zM2 0v-4h3v4z', ...small('M0-23c8 0 10 7 10 12s-3 9-10 9-10-4-10-9 2-12 10-12z'), eyes(-14), 'amber M-3-11h6l-3 4z', 'line M0-23q0-3 3-4'] },
  pigeon: { coats: ['slate', 'grey'], art: ['tomato M-3 0v-5h2v5zM3 0v-5h2v5z', 'coat M-16-8c5 0 7-3 8-6 1-4 2-6 2-9 0-6 10-6 11 0 4 8 4 19-7 19-7 0-12-1-14-4z', 'mint! M-4-16h10v3h-11z', 'amber M5-23l6 3-6 2z', `dot ${disc(1, -22, 1.7)}`] },
  penguin: { coats: ['dark'], art: ['mustard M-8 0q2-4 7-3v3zM8 0q-2-4-7-3v3z', ...small('M0-29c8 0 9 8 9 13 3 4 4 8 2 12-3 3-19 3-22 0-2-4-1-8 2-12 0-5 1-13 9-13z'), 'paper! M0-24c5 0 6 3 6 6 1 6 1 12-1 15h-10c-2-3-2-9-1-15 0-3 1-6 6-6z', eyes(-20, 2.8), 'mustard M-3-17h6l-3 4z'] },
  fish: { coats: ['sky', 'slate'], art: ['coat M-6-10l-10-7 2 9-3 8z', 'coat M-8-9c4-9 20-10 25-1-5 10-21 10-25 1z', `dot ${disc(10, -11, 1.8)}`, 'line M3-15q3 5 0 10'] },
  bee: { flies: true, coats: ['lemon'], art: ['sky M-1-6c-6-7-1-12 3-9 2 2 1 6-1 9z', 'coat M-9 0c0-5 4-7 9-7s9 2 9 7-4 7-9 7-9-2-9-7z', 'line M-3-6v12M2-6v12', `dot ${disc(6, -1, 1.4)}`] },
  ghost: { coats: ['paper', 'grey'], art: small('M-10 0c0-8 0-13 1-18 1-7 5-9 9-9s8 2 9 9c1 5 1 10 1 18-3-4-5-4-7 0-2-4-4-4-6 0-2-4-4-4-7 0z', eyes(-16), `dot ${oval(0, -9, 2, 3)}`) },
  plant: { coats: ['tomato', 'mustard', 'sky'], art: ['leaf M0-11c-2-6-8-9-13-8 1 6 6 9 13 8z', 'leaf M0-11c2-8 7-11 13-10 0 7-6 11-13 10z', 'leaf M0-11c-5-7-3-14 1-18 5 5 4 12-1 18z', 'coat M-9-12h18l-3 12h-12z'] },
  dumpling: { coats: ['cream'], art: small('M-14-2c-2-8 2-12 6-15 1-4 4-4 5-2 2-3 5-3 6 0 2-2 5-1 5 2 4 3 8 7 6 15-6 4-22 4-28 0z', 'line M-4-17q1 3 1 4M3-17q-1 3-1 4', eyes(-7), 'line M-2-3.5q2 1.5 4 0') },
  sock: { coats: ['tomato', 'sky', 'lemon', 'mint'], art: small('M-8-26q6-2 11 0l1 14 9 4c3 5 0 9-5 8h-11c-4-1-6-4-5-8z', 'paper M-9-28q7-3 13 0l0 5h-12z', 'paper~ M-6-17h9M-6-11h8') },
}
