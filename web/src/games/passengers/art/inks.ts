/** The inks of the block and the signs that never leave a colour to speak alone. */

export type Color = 'green' | 'red' | 'blue'
export type Kind = 'soul' | 'demon' | 'yaesther'
export type BoatName = 'raven' | 'wolf'

export const INK = '#0b1626'
export const NIGHT = '#123149'
export const BONE = '#efe6d2'
export const GOLD = '#d9a441'
export const TINT: Record<Color, string> = { green: '#5fb27a', red: '#e0603f', blue: '#5a9edb' }

/** On a 24 by 24 grid: the silhouette, and the line cut into it. */
export const SIGN: Record<Color, { shape: string; cut: string }> = {
  green: {
    shape: 'M21.500 2.500C11 1.500 3 6.500 3 14.500c0 2.500.8 4.500 2 6C14 22.500 22.500 15 21.500 2.500z',
    cut: 'M2 22.500C6 16 10 12 16 8M9.500 14.500l-.7-5.500M9 15l6 .5',
  },
  red: {
    shape: 'M12.800 1c1 4.500 7.700 7.700 7.700 14a8.500 8.500 0 0 1-17 0c0-3.700 2.200-5.700 3.300-8.500 1.500 1.200 2.200 2.400 2.400 4C11.500 8.500 13 5 12.800 1z',
    cut: 'M12.200 12.500c-1.200 2.300-3 3-3 5a2.900 2.900 0 0 0 5.800 0c0-2-1.800-3-2.800-5z',
  },
  blue: {
    shape: 'M1 21.500v-3c4.500-1 4.500-5 6-8.700C8.700 5.500 11.700 3 15.500 3c4.300 0 7.300 2.800 7.500 6-1.700-1.400-3.800-1.400-5 0-1.700 2-.2 5.300 2 6.500 1 .5 2 .7 3 .7v5.300z',
    cut: 'M4 18.500c4-1.500 5.500-4 6.500-6.500.8-2 2-3.500 3.500-4.200M11 18.500c2-.7 3-2 3.400-3.500',
  },
}

/** "red demon" is a red demon; "yaesther" has no colour. */
export function read(card: string): { kind: Kind; color: Color | null } {
  const [first, second] = card.split(' ')
  return second ? { kind: second as Kind, color: first as Color } : { kind: 'yaesther', color: null }
}
