/** W3: a colour for each seat, and a sign beside it, since colour never speaks alone. */

export interface Pawn {
  /** Bright enough for thin lines on near-black. */
  color: string
  /** What is written or drawn on that colour. */
  on: string
  /** In a square from -6 to 6. */
  sign: string
}

export const PAWNS: readonly Pawn[] = [
  { color: '#e8b84a', on: '#2a1a06', sign: 'M-5 0a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z' },
  { color: '#e5536f', on: '#2b0610', sign: 'M0 5.500C-8 0-6-6-2.500-5.500-1-5.300 0-4 0-3c0-1 1-2.300 2.500-2.500C6-6 8 0 0 5.500z' },
  { color: '#3fb98c', on: '#04251a', sign: 'M0-6 6 0 0 6-6 0z' },
  { color: '#6aa5f0', on: '#071c38', sign: 'M-5-5H5V5H-5z' },
  { color: '#b68cf0', on: '#1f0d3a', sign: 'M2-6a6 6 0 1 0 0 12A7 7 0 0 1 2-6z' },
  { color: '#f08a4b', on: '#331302', sign: 'M0-6 6 5H-6z' },
  { color: '#f2e8d5', on: '#2a2118', sign: 'M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2z' },
  { color: '#4fc9d6', on: '#04262b', sign: 'm0-6.500 1.900 4.300 4.600.5-3.400 3.100.9 4.600-4-2.300-4 2.300.9-4.600-3.400-3.100 4.600-.5z' },
]

export const pawnOf = (seat: number): Pawn => PAWNS[seat % PAWNS.length]!
