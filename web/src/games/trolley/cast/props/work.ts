/** Tools, and what makes a noise. */

import { disc, oval } from '../cut'
import { atLips, beside, inBoth, inHand, type Prop } from './prop'

const stick = (top: number): string => `brown M-2.5 ${top}h5l1 ${-top}h-7z`

export const WORK: Record<string, Prop> = {
  hammer: inHand('brown M-3-26h6l1 38h-8z', 'steel M-13-38h22c6 0 9 3 10 9h-7v5h-25z'),
  wrench: inHand('steel M-4 12v-26c-8-4-11-14-5-22l6 5-1 8 6 3 6-4v-8l6-1c3 9-2 17-9 20l1 25c-3 3-7 3-10 0z'),
  drill: inHand('dark M-4-4l9-2 5 16-9 3z', 'trim M-12-23l24-5c6 1 7 10 2 13l-24 5c-6-1-7-10-2-13z', 'steel M15-25l7 0 1 6-6 3z', 'line M23-22l10-3M27-27l1 5M31-28l1 5', 'dark! M-8-19l2 6 3-1-2-6z'),
  scissors: inHand('steel M-3-8l10-30c3 2 4 5 3 8l-8 24z', 'steel M3-8l-10-30c-3 2-4 5-3 8l8 24z', `tomato ${oval(-7, 3, 7, 8)}${oval(-7, 3, 3, 4)}`, `tomato ${oval(7, 3, 7, 8)}${oval(7, 3, 3, 4)}`),
  brush: inHand('brown M-2-16h4l2 26q-4 4-8 0z', 'steel M-6-24h12l-2 9h-8z', 'trim M-6-24c-2-8 3-11 4-17 4 2 10 9 8 17z'),
  spoon: inHand('brown M-2.5-18h5l1 30q-3 3-7 0z', 'brown M0-40c8 0 10 8 9 13s-4 10-9 10-8-5-9-10 1-13 9-13z', 'cream! M0-35c4 0 5 4 5 7s-2 6-5 6-5-3-5-6 1-7 5-7z'),
  wand: inHand('dark M-6 14l-4-2 11-28 5 2z', 'paper M1-16l5 2 3-8-5-2z', 'lemon M10-44l3 8 8 2-6 6 1 9-8-4-8 3 2-9-5-7 9-1z'),
  rod: beside([0, -36], 'brown M-5-14l6 2 10-66-3-1z', 'dark~ M10-78q7 6 8 26', 'sky M18-52c-7 5-7 16 0 21l-5 6h10l-5-6c7-5 7-16 0-21z', `dot ${disc(18, -45, 1.6)}`, `tomato ${disc(-1, -29, 4)}`),
  ladder: beside([-5, -40], 'brown M-13 0l8-88 5 1-8 87z', 'brown M10 0l2-86 5 1-2 85z', 'brown~ M-8-76h21M-9-62h20M-10-48h21M-11-34h21M-12-20h22M-13-9h23'),
  broom: beside([0, -38], stick(-84), 'lemon M-5-26h10c3 8 9 16 12 26q-17 4-34 0c3-10 9-18 12-26z', 'tomato M-6-28h12l2 7h-16z', 'line M-7-3l3-14M0-2v-15M7-3l-3-14'),
  mop: beside([0, -38], stick(-84), 'tomato M-7-26h14v6h-14z', 'cream M-8-20h16c5 4 9 12 8 18-3 3-5 1-7-1-2 3-6 3-9 0-3 3-7 3-9 0-2 3-5 4-7 1-1-6 3-14 8-18z', 'line M-5-18l-4 14M0-18v14M5-18l4 14'),
  scythe: beside([0, -38], stick(-84), 'steel M-4-78c14-10 30-6 36 12-10-8-24-8-36-3z'),
  cane: beside([0, -38], 'brown M-3 0v-40c0-14 20-14 19 0h-6c1-6-7-6-7 0v40z'),
  bucket: beside([0, -34], 'steel~ M-15-23c2-16 28-16 30 0', 'trim M-17-25q17 4 34 0l-5 24q-12 3-24 0z', `sky ${oval(0, -25, 17, 4.5)}`),
  umbrella: beside([0, -36], 'brown M-2-92h4v78c0 12-15 12-14 1h4c0 5 6 5 6-1z', 'trim M-24-62c0-18 10-28 24-30 14 2 24 12 24 30-4-5-10-5-13 0-4-5-8-6-11-6s-8 1-11 6c-3-5-9-5-13 0z', 'line M-11-62q1-20 11-29 10 9 11 29'),
  microphone: atLips([8, 17], 'dark M2 4l6-3 8 22q-3 4-7 2z', `steel ${disc(3, 0, 8.5)}`, 'line M-3-3l11 7M-3 5l10-10'),
  megaphone: atLips([10, 11], 'dark M6 5l8-1 2 12-6 2z', 'trim M-1-5c10-2 20-8 26-17 6 12 7 28 3 40-8-8-17-13-28-13-4-2-4-8-1-10z', `cream ${oval(26, -2, 4, 20)}`),
  trumpet: atLips([12, 5], 'mustard M-2-4h4l1 2c10 0 18-2 26-11 4 8 4 20 1 28-9-7-17-9-28-9l-1 2h-3z', 'line M10-2v-8M16-3v-8', 'mustard M8-12h4v4h-4zM14-13h4v4h-4z'),
  guitar: { at: 'front', grips: [[31, -21], [-2, 5]], art: ['brown M10-8l24-20 5 5-23 21z', 'dark M31-32l10-6 6 7-8 7z', 'amber M-24 14c-8-10 2-22 12-19 3-8 13-10 20-3s4 16-3 20c3 10-10 20-20 12-4-2-7-6-9-10z', `dark ${disc(-3, 5, 5)}`] },
  accordion: inBoth(21, 3, 'tomato M-27-14q6-2 12 0v29q-6 2-12 0z', 'tomato M15-14q6-2 12 0v29q-6 2-12 0z', 'cream M-15-13l5 4 5-4 5 4 5-4 5 4 5-4v28l-5-4-5 4-5-4-5 4-5-4-5 4z', 'line M-10-9v19M-5-13v28M0-9v19M5-13v28M10-9v19', `paper! ${disc(-21, -6, 2)}`, `paper! ${disc(-21, 1, 2)}`, `paper! ${disc(-21, 8, 2)}`),
  drum: { at: 'front', grips: [[20, -17], [-20, -17]], art: ['brown~ M20-17L6-7M-20-17L-6-7', 'tomato M-21-6h42l-1 21q-20 8-40 0z', 'cream~ M-20-4l8 20 8-17 8 17 8-17 7 16', 'line M-21-6h42l-1 21q-20 8-40 0z', `paper ${oval(0, -6, 21, 5.5)}`] },
}
