/** Heads of hair, beards included, on a head of radius 20. */

import { oval } from '../cut'
import type { Hair } from './body'

const fringe = ['hair M-20-2c-1-13 8-20 20-20s21 7 20 20c-4-2-8-5-10-9-8 5-18 8-30 9z']
const parted = ['hair M-20 1c-2-15 8-23 20-23s22 8 20 23c-7-3-14-8-18-14-4 6-14 11-22 14z']
const cropped = ['hair M-20-1c-3-16 7-24 21-23 13 0 21 9 19 23-3-5-5-8-8-10-9 3-18 2-25-1-3 3-5 6-7 11z']
const tufts = ['hair M-19 5c-7 0-8-11-1-14 2 5 2 9 1 14z', 'hair M19 5c7 0 8-11 1-14-2 5-2 9-1 14z']
const moustache = 'hair M-12 8c1-6 9-7 12-3 3-4 11-3 12 3-4 2-9 1-12-1-3 2-8 3-12 1z'
/** A mouth under a moustache. */
const LOW = [0, 4, 0.85] as const
const beard = ['hair M-20-1c-1 19 8 27 20 27s21-8 20-27c-2 5-5 6-9 4-7-2-15-2-22 0-4 2-7 1-9-4z', `skin! ${oval(0, 11, 8.5, 6)}`]

export const short: Hair = { front: cropped }
export const swept: Hair = { front: ['hair M-20 1c-5-19 10-30 26-24 10 3 16 11 14 23-3-4-5-8-6-12-10 2-22 1-28-4-3 5-4 10-6 17z'] }
export const curly: Hair = {
  front: ['hair M-21 2c-7-4-6-12-1-15-1-7 5-11 10-9 3-6 12-6 15-1 6-3 13 1 12 8 6 3 6 12 1 17-2-8-5-11-9-13-8 3-13 2-18 0-6 2-8 6-10 13z'],
}
export const spiky: Hair = { front: ['hair M-20 0l-5-9 7-2-2-9 9 2 3-8 7 6 8-6 2 9 8-2-2 9 6 2-2 8c-3-5-6-7-9-9-8 3-14 2-20 0-5 2-7 5-10 9z'] }
export const bald: Hair = { mouth: LOW, front: [...tufts, moustache], top: ['line M-3-20q2-6 6-4M2-20q4-3 6 0'] }
export const moustached: Hair = { mouth: LOW, front: [...cropped, moustache] }
export const bearded: Hair = { front: [...beard, ...cropped] }

export const bob: Hair = { back: ['hair M-23 14c-6-21-2-39 23-39s29 18 23 39c-7 5-14 4-17 0h-12c-4 4-11 5-17 0z'], front: fringe }
export const long: Hair = { back: ['hair M-21-5c-1-27 43-27 42 0 0 14 3 26 6 34-8 5-16 3-19-2h-16c-4 5-11 7-19 2 3-8 6-20 6-34z'], front: parted }
export const bun: Hair = { top: [`hair ${oval(1, -26, 9, 8)}`], front: parted }
export const tail: Hair = { back: ['hair M12-16c14-6 23 3 19 16-2 7 0 11 4 14-9 2-16-5-16-14z'], front: fringe }
export const frizz: Hair = {
  back: ['hair M-20 16c-8 1-12-7-8-12-6-5-3-14 3-15-1-8 7-13 13-10 5-7 17-6 20 1 8-3 16 4 14 11 6 3 8 11 2 15 4 6-2 13-9 10z'],
  front: parted,
}
export const pigtails: Hair = { back: ['hair M-18-8c-12-4-18 8-13 22 8 0 13-5 13-12z', 'hair M18-8c12-4 18 8 13 22-8 0-13-5-13-12z'], front: fringe }
export const braids: Hair = {
  back: ['hair M-22 2c-6 3-6 8-2 10-5 3-4 8 0 10-2 3-2 6 1 9 5-2 6-5 4-9 4-3 3-8 0-10 4-3 4-6 3-9z', 'hair M22 2c6 3 6 8 2 10 5 3 4 8 0 10 2 3 2 6-1 9-5-2-6-5-4-9-4-3-3-8 0-10-4-3-4-6-3-9z'],
  front: parted,
}
/** Those that a card may ask for. */
export const HAIRCUTS: Record<string, Hair> = { short, swept, curly, spiky, bald, moustached, bearded, bob, long, bun, tail, frizz }

export const tuft: Hair = { top: ['line M-2-20c-2-5 1-8 5-7M3-20c1-3 4-4 6-2'] }

export const whiteBun: Hair = { top: [`hair ${oval(0, -25, 9, 8)}`], front: ['hair M-21 4c-4-16 5-26 21-26s25 10 21 26c-4-3-6-8-7-13-9 0-20 0-27-4-3 6-5 12-8 17z'] }
export const whiteCurls: Hair = {
  front: ['hair M-20 8c-8 0-9-9-4-13-4-7 2-13 8-12 1-7 10-10 15-5 6-5 14-1 15 5 7-1 12 6 8 12 5 4 3 13-4 13 1-8-1-13-5-17-8 3-18 3-26 0-4 4-7 9-7 17z'],
}
export const whiteTufts: Hair = { mouth: LOW, front: [...tufts, moustache] }
export const whiteBeard: Hair = { front: [...beard, ...tufts] }
export const whiteSides: Hair = { front: tufts, top: ['line M-6-19q-1-6 4-6M0-20q0-4 5-4'] }
