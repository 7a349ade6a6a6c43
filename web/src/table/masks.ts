/** The parts that a player's mask is drawn from: [shape, colour, eyes, mark]. */

import { roll } from './random'

export const SHAPES = 8
export const EYES = 6
export const MARKS = 6

export interface Ink {
  face: string
  trim: string
  /** The disc behind, seen through the eye holes. */
  disc: string
}

export const INKS: Ink[] = [
  { face: '#efe6d2', trim: '#a3742f', disc: '#352c46' },
  { face: '#e6ad3c', trim: '#fff1cf', disc: '#4a2413' },
  { face: '#d9593a', trim: '#ffd9a0', disc: '#3f1513' },
  { face: '#63b17e', trim: '#f3e9c0', disc: '#123226' },
  { face: '#559bd8', trim: '#f2f6ff', disc: '#112741' },
  { face: '#a92b59', trim: '#f3c76b', disc: '#f0dccb' },
  { face: '#9273d8', trim: '#ffe6a8', disc: '#231743' },
  { face: '#2fa89e', trim: '#ffdf9e', disc: '#0d2f31' },
  { face: '#3a3548', trim: '#f0b24a', disc: '#cdb88f' },
  { face: '#f3aaa4', trim: '#b03355', disc: '#3a1826' },
]

export interface Shape {
  face: string
  /** Horns, feathers, rays: in the trim's ink, behind the face. */
  behind?: string
  /** Mouth, nose, beak: cut out of the face. */
  cut: string
  /** How far the eyes lie below their usual place. */
  lower?: number
}

export const FACES: Shape[] = [
  // burial mask
  {
    face: 'M32 9c13 0 19 9 19 21 0 14-7 24-19 27-12-3-19-13-19-27 0-12 6-21 19-21z',
    cut: 'M31 34h2l1 8h-4zM25 48c5-2 9-2 14 0-4 3-10 3-14 0z',
  },
  // shield
  {
    face: 'M13 13c13-4 25-4 38 0 2 7 2 14 1 20-2 12-9 20-20 25-11-5-18-13-20-25-1-6-1-13 1-20z',
    cut: 'M30.5 34h3v7h-3zM25 46h14v3H25z',
  },
  // horned
  {
    face: 'M32 15c11 0 17 7 17 16 0 13-7 22-17 27-10-5-17-14-17-27 0-9 6-16 17-16z',
    behind: 'M21 23C13 20 7 13 6 3c9 3 17 8 21 15zM43 23c8-3 14-10 15-20-9 3-17 8-21 15z',
    cut: 'M22 45c6-3 14-3 20 0l-3 5-3-4-4 5-4-5-3 4z',
  },
  // cat
  {
    face: 'M11 6c6 2 11 5 14 9 5-1 9-1 14 0 3-4 8-7 14-9 2 8 2 15 1 23-2 15-10 26-22 26S12 44 10 29c-1-8-1-15 1-23z',
    cut: 'M28 39h8l-4 5zM31 43h2v4h-2zM25 47c3 3 5 3 7 0 2 3 4 3 7 0-2 5-5 6-7 3-2 3-5 2-7-3z',
  },
  // raven
  {
    face: 'M32 9c13 0 20 9 20 19 0 8-5 13-11 16-4 4-6 9-9 17-3-8-5-13-9-17-6-3-11-8-11-16 0-10 7-19 20-19z',
    cut: 'M27 38h10l-5 19zM31.3 38h1.400v12h-1.400z',
    lower: -2,
  },
  // sun
  {
    face: 'M32 15a18 18 0 1 1 0 36 18 18 0 0 1 0-36z',
    behind:
      'M32 1l5 11 10-7 1 12 12-1-6 11 10 6-10 6 6 11-12-1-1 12-10-7-5 11-5-11-10 7-1-12-12 1 6-11-10-6 10-6-6-11 12 1 1-12 10 7z',
    cut: 'M24 41c5 4 11 4 16 0-2 6-5 8-8 8s-6-2-8-8z',
    lower: 1,
  },
  // carnival
  {
    face: 'M5 26c9-6 18-5 27-1 9-4 18-5 27 1 1 15-6 23-15 23-7 0-10-4-12-8-2 4-5 8-12 8-9 0-16-8-15-23z',
    behind:
      'M32 27C24 20 20 12 21 4c7 3 11 8 11 14 0-6 4-11 11-14 1 8-3 16-11 23zM24 27C14 25 8 19 6 11c8 0 14 4 18 10zM40 27c10-2 16-8 18-16-8 0-14 4-18 10z',
    cut: '',
    lower: 3,
  },
  // fox
  {
    face: 'M8 7c7 3 12 6 16 10 5-1 11-1 16 0 4-4 9-7 16-10 1 9 0 17-3 24-3 5-8 8-12 12-2 6-5 11-9 15-4-4-7-9-9-15-4-4-9-7-12-12C8 24 7 16 8 7z',
    cut: 'M28 48h8l-4 7z',
    lower: -1,
  },
]

export function part(mask: number[], place: number, count: number): number {
  return Math.abs(mask[place] ?? 0) % count
}

/** By chance; with a shape and a colour that nobody wears yet, as long as there are some. */
export function anyMask(worn: number[][] = []): number[] {
  return [SHAPES, INKS.length, EYES, MARKS].map((count, place) => {
    const taken = place < 2 ? worn.map((mask) => part(mask, place, count)) : []
    const free = Array.from({ length: count }, (_, one) => one).filter((one) => !taken.includes(one))
    return free.length ? free[roll(free.length)]! : roll(count)
  })
}
