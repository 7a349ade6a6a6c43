/** Poster paints on cardboard. A theme may repaint any of them: `--cast-tomato`, `--cast-ink` and so on. */

const POTS: Record<string, string> = {
  ink: '#1f1a17', paper: '#fffaf0', cream: '#fff0cf', mustard: '#e9b13b', dark: '#4b413b', maw: '#8a2f2a', steel: '#bcc4c6', brown: '#ad7643',
  tomato: '#e2543e', amber: '#eda234', lemon: '#f8da52', leaf: '#84b04c', mint: '#7cc6a4', sky: '#7dbde0', indigo: '#5a6bb8', plum: '#93609c',
  rose: '#f2a3b1', slate: '#828e9a',
  'deep-tomato': '#a93a2c', 'deep-amber': '#b8741f', 'deep-lemon': '#cfa522', 'deep-leaf': '#577a31', 'deep-mint': '#4a917a', 'deep-sky': '#4a86b0',
  'deep-indigo': '#3d4885', 'deep-plum': '#674070', 'deep-rose': '#c96c83', 'deep-slate': '#57626e',
  skin1: '#ffe1c2', skin2: '#f5c99f', skin3: '#cf9667', skin4: '#9c6846',
  hair1: '#5b4236', hair2: '#93592f', hair3: '#dc8440', hair4: '#f1c95f', hair5: '#463b39', grey: '#d5cfc6',
}

export const COLORS = ['tomato', 'amber', 'lemon', 'leaf', 'mint', 'sky', 'indigo', 'plum', 'rose', 'slate'] as const

/** What goes with a coat of that colour: hats, ties, wheels. */
const TRIM: Record<string, string> = {
  tomato: 'mustard', amber: 'tomato', lemon: 'tomato', leaf: 'mustard', mint: 'tomato', sky: 'mustard', indigo: 'lemon', plum: 'mint', rose: 'mint', slate: 'tomato',
}

/** The paints that change from figure to figure, by the pot they come from. */
export interface Palette {
  coat: string
  deep: string
  trim: string
  skin: string
  hair: string
}

export function palette(color: string, skin: string, hair: string): Palette {
  return { coat: color, deep: `deep-${color}`, trim: TRIM[color] ?? 'tomato', skin, hair }
}

export const pot = (name: string): string => `var(--cast-${name},${POTS[name] ?? POTS.cream})`

export const paint = (name: string, own: Palette): string => pot(name in own ? own[name as keyof Palette] : name)
