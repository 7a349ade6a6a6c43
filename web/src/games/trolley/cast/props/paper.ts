/** Paper, post and money; what sees, hears and counts. */

import { disc, oval } from '../cut'
import { beside, inBoth, inHand, type Prop } from './prop'

export const PAPER: Record<string, Prop> = {
  envelope: inHand('paper M-18-25l36-3 1 25-36 3z', 'line M-17-24l19 14 16-17', `tomato ${disc(1, -10, 3.5)}`),
  papers: inHand('paper M-4-34l20 4-5 28-19-4z', 'cream M-13-31l21-2 3 28-21 2z', 'line M-7-25l11-1M-6-19l11-1M-6-13l7-1'),
  clipboard: inHand('brown M-14-34l27-1 2 34-28 1z', 'paper M-10-29l20-1 1 26-20 1z', 'steel M-6-37h12l1 7h-13z', 'line M-6-23l12-1M-5-17l11-1M-5-11l7 0'),
  book: inBoth(19, 4, 'trim M-23-11q12-4 23 1 11-5 23-1l1 22q-13-4-24 2-11-6-24-2z', 'paper M-19-15q10-3 19 2 9-5 19-2v21q-10-3-19 2-9-5-19-2z', 'line M0-13v21M-13-8l7 1M-13-2l7 1M6-7l7-1M6-1l7-1'),
  ticket: inHand('lemon M-6-42l21 5-3 11c-4 0-5 5-2 7l-5 17-22-6 5-16c4 0 5-5 2-8z', 'tomato! M-1-35l9 2-2 8-9-2z', 'line M-7-18l10 3M-9-11l7 2'),
  money: inHand('leaf M-17-30l11-3 9 29-11 3z', 'mint M-5-35l12 0 1 31-13 1z', 'leaf M11-33l11 5-13 27-10-5z', `lemon ${disc(1, -20, 4)}`),
  parcel: inBoth(20, 4, 'brown M-20-14q20-2 40 0l-1 27q-19 2-38 0z', 'trim! M-5-14h10v27h-10z', 'line M-20-14q20-2 40 0l-1 27q-19 2-38 0zM-5-14v28M5-14v28', 'trim M0-15c-6-9-14-8-12-3 2 3 7 4 12 3 5 1 10 0 12-3 2-5-6-6-12 3z'),
  phone: inHand('dark M-9-32q9-2 18 0 3 1 3 4l-1 24q-1 4-4 4-6 1-13 0-3 0-4-4l-1-24q0-3 2-4z', 'sky M-7-27q7-1 14 0l-1 19q-6 1-12 0z', 'paper~ M-3-22l4-1'),
  laptop: inBoth(20, 9, 'dark M-17-19q17-2 34 0l2 24h-38z', 'sky M-13-15q13-1 26 0l1 16h-28z', 'steel M-24 5h48l3 6q-27 3-54 0z', 'paper~ M-8-10l6-2M-8-4l4-1'),
  camera: inBoth(18, 3, 'dark M-8-15h15l3 5h-21z', 'trim M-20-10q20-2 40 0l-1 23q-19 2-38 0z', `dark ${disc(0, 1, 9)}`, `sky ${disc(0, 1, 5)}`, `lemon! ${disc(14, -5, 2.5)}`),
  clock: inHand('steel M-11-30c-7-7 0-13 6-9zM11-30c7-7 0-13-6-9z', 'tomato M-9-4l-6 7M9-4l6 7', `tomato ${disc(0, -19, 16)}`, `paper ${disc(0, -19, 11)}`, 'line M0-26v7l5 3'),
  key: inHand(`mustard ${disc(1, -25, 11)}${disc(1, -25, 4)}`, 'mustard M-2-14h6v16h8v5h-4v3h4v5h-14z'),
  button: inBoth(18, 8, 'tomato M-11-4c-1-12 5-17 11-17s12 5 11 17z', 'dark M-15-6q15-3 30 0v5h-30z', 'mustard M-20-2q20-3 40 0l2 15q-22 3-44 0z', 'line M-14 12l6-13M-4 13l6-14M6 13l6-14'),
  magnifier: inHand('brown M-3-12h6l1 20q-4 3-8 0z', `steel ${disc(0, -24, 14)}`, `sky ${disc(0, -24, 9)}`, 'paper~ M-5-25q1-4 4-5'),
  telescope: inHand('dark M-12 9l8 6 6-8-8-6z', 'mustard M-8 3l8 6 13-18-8-6z', 'mustard M4-14l9 7 13-18-12-9z', 'sky M13-34c5-1 13 5 13 10l-3 1c-4-1-9-5-11-9z'),
  lamp: inHand('dark~ M-6-6c-3-8 9-8 12 0', 'dark M-9 0c-2-4 0-7 3-7h12c3 0 5 3 3 7z', 'lemon M-9 0h18l3 18h-24z', 'tomato! M0 4c4 4 4 10 0 11-4-1-4-7 0-11z', 'dark M-13 18q13-3 26 0v5q-13 2-26 0z'),
  trophy: inHand('mustard~ M-12-30c-9-1-8 12 2 14M12-30c9-1 8 12-2 14', 'lemon M-13-35q13-3 26 0c1 14-3 23-10 25v6h-6v-6c-7-2-11-11-10-25z', 'brown M-9-4h18l2 8h-22z', 'paper~ M-7-29v6'),
  suitcase: beside([0, -31], 'dark~ M-7-26v-5q7-3 14 0v5', 'trim M-20-26q20-2 40 0l1 24q-21 3-42 0z', 'cream! M-14-26h6v24h-6zM8-26h6v24h-6z', 'line M-20-26q20-2 40 0l1 24q-21 3-42 0zM-14-26v25M-8-26v25M8-26v25M14-26v25', `mint ${oval(0, -14, 4, 4)}`),
  bag: beside([0, -33], 'dark~ M-8-22c-2-14 18-14 16 0', 'trim M-16-22q16-3 32 0l4 20q-20 3-40 0z', 'cream M-11-15h9v8h-9z', 'line M5-16l5 8'),
  wheel: inBoth(18, 0, `dark ${disc(0, 0, 19)}${disc(0, 0, 13)}`, 'steel M-13-3h26v6h-9l-1 10h-6l-1-10h-9z', `tomato ${disc(0, 0, 4)}`),
}
