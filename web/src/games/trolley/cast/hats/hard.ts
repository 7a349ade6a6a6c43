/** Hats of felt, metal and glass; horns and haloes. */

import { disc, oval } from '../cut'
import type { Hat } from './hat'

const LENS = 'M-19-2c0-7 5-9 10-9s8 4 8 9-4 9-9 9-9-4-9-9z'

export const HARD: Record<string, Hat> = {
  tophat: { rises: 45, over: ['dark M-17-12c-1-10-2-18-3-27 12-5 28-5 40 0-1 9-2 17-3 27z', 'trim M-18-21q18 4 36 0l-1 9q-17 4-34 0z', 'dark M-30-11c6-5 18-2 30-2s24-3 30 2c-6 7-18 7-30 7s-24 0-30-7z'] },
  peaked: { rises: 36, over: ['trim M-19-14c-8-3-11-8-9-12 10-9 46-9 56 0 2 4-1 9-9 12z', 'deep M-20-16q20-4 40 0v8q-20-5-40 0z', 'dark M-17-8c10-6 24-6 34 0 0 6-6 6-17 6s-17 0-17-6z', `lemon ${disc(0, -19, 4.5)}`] },
  helmet: { rises: 33, over: ['trim M-23-7c-2-15 8-23 23-23s25 8 23 23q-23-6-46 0z', 'cream M-5-30q5-2 10 0l2 19h-14z', 'trim M-29-6c8-6 18-7 29-7s21 1 29 7c-6 4-12 2-29 2s-23 2-29-2z'] },
  graduate: { rises: 37, over: ['dark M-16-20q16-4 32 0v13q-16-5-32 0z', 'dark M-32-23l32-12 32 12-32 11z', 'mustard~ M0-24l24 4v13', 'mustard M21-8h6l1 8h-8z'] },
  wizard: { rises: 50, over: ['indigo M-18-11c4-14 8-26 12-36 6-2 14 2 19 8-5-1-8 0-9 3 5 8 9 16 14 25z', 'indigo M-32-9c10-7 20-8 32-8s22 1 32 8c-9 6-20 3-32 3s-23 3-32-3z', 'lemon! M-3-30l2 4 4 1-4 2-1 4-2-4-4-1 4-2z', 'lemon! M8-20l1 3 3 1-3 1-1 3-1-3-3-1 3-1z'] },
  pirate: { rises: 38, over: ['dark M-32-7c-2-10 8-14 14-16 4-10 14-13 18-13s14 3 18 13c6 2 16 6 14 16-10-5-20-7-32-7s-22 2-32 7z', `paper! ${disc(0, -25, 5)}`, 'paper! M-3-22h6v4h-6z', `dot ${disc(-2, -25, 1.3)}`, `dot ${disc(2, -25, 1.3)}`, 'paper~ M-9-16l18-2M-9-18l18 3'] },
  crown: { rises: 39, bare: true, over: ['lemon M-19-11l-3-22 11 9 11-13 11 13 11-9-3 22q-19-6-38 0z', `tomato ${disc(0, -19, 3)}`, `sky! ${disc(-11, -18, 2.2)}`, `sky! ${disc(11, -18, 2.2)}`] },
  mask: { on: 'eyes', bare: true, pale: true, under: ['deep M-22-9c8-5 15-2 22 0 7-2 14-5 22 0 2 8-2 14-10 15-5 0-8-3-12-3s-7 3-12 3c-8-1-12-7-10-15z'] },
  surgical: { on: 'face', bare: true, over: ['mint M-18 4q18-6 36 0 1 9-4 13-6 4-14 4t-14-4q-5-4-4-13z', 'line M-18 5l-3-4M18 5l3-4M-10 10q10 2 20 0M-9 15q9 2 18 0'] },
  glasses: { on: 'eyes', bare: true, lenses: true, under: [`paper! ${disc(-9.5, -2, 8)}`, `paper! ${disc(9.5, -2, 8)}`], over: [`line ${LENS}`, 'line M19-2c0-7-5-9-10-9s-8 4-8 9 4 9 9 9 9-4 9-9zM-19-3l-4-1M19-3l4-1'] },
  headphones: { on: 'face', bare: true, over: ['dark M-26-2c-5-39 57-39 52 0l-6 0c2-30-42-30-40 0z', 'trim M-20-9c-7-1-9 5-9 10s2 11 9 10z', 'trim M20-9c7-1 9 5 9 10s-2 11-9 10z'] },
  curlers: { rises: 30, over: ['rose M-23-6c-5-1-6-10 0-12l9 2c2 5 0 9-3 11z', 'rose M-14-17c-3-6 2-11 7-11l15 0c5 1 9 6 6 11-8 4-20 4-28 0z', 'rose M23-6c5-1 6-10 0-12l-9 2c-2 5 0 9 3 11z', 'line M-7-27l2 11M1-28v12M8-27l-2 11M-20-17l3 9M20-17l-3 9'] },
  antenna: { rises: 44, bare: true, over: ['line M-8-19l-4-3 7-2-8-3 6-3-5-3M8-19l4-3-7-2 8-3-6-3 5-3', `tomato ${disc(-9, -37, 4.5)}`, `tomato ${disc(9, -37, 4.5)}`] },
  horns: { rises: 35, bare: true, over: ['tomato M-18-9c-8-6-11-16-5-24 1 8 5 12 14 15z', 'tomato M18-9c8-6 11-16 5-24-1 8-5 12-14 15z'] },
  halo: { rises: 39, bare: true, over: [`lemon ${oval(0, -31, 18, 6)}${oval(0, -31, 11, 2.6)}`] },
  foil: { rises: 46, over: ['steel M-20-8l-5-8 8-2 1-10 9 3 5-19 8 16 10-2-1 11 10 3-5 8c-13-6-27-6-40 0z', 'paper~ M-9-14l4-9M4-15l1-12M12-14l3-6'] },
}
