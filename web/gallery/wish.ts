/** Which state is looked at, and how: all of it stands in the address, so that it can be sent to somebody. */

export interface Wish {
  /** A state of the app, or empty: a moment of a recording. */
  state: string
  recording: string
  step: number
  /** A seat, `onlooker`, `tv`, or `phone`: one phone that is passed round. */
  eyes: string
  lang: 'uk' | 'en'
  theme: 'dark' | 'light'
  text: 90 | 100 | 115 | 130
  hand: 'left' | 'right'
  contrast: 'normal' | 'high'
  cards: 'covered' | 'open'
  motion: 'full' | 'calm'
  size: string
  /** What is pressed once it is there: test ids with commas between them. */
  taps: string
}

export const SIZES = ['320x568', '360x640', '390x844', '768x1024', '1024x600', '1440x900', '1920x1080']
export const USUAL: Wish = {
  state: '',
  recording: '',
  step: 0,
  eyes: '0',
  lang: 'uk',
  theme: 'dark',
  text: 100,
  hand: 'right',
  contrast: 'normal',
  cards: 'covered',
  motion: 'full',
  size: '360x640',
  taps: '',
}

export function readWish(query: string): Wish {
  const asked = new URLSearchParams(query)
  const found = Object.fromEntries(Object.entries(USUAL).map(([name, usual]) => [name, asked.get(name) ?? usual]))
  return { ...found, step: Number(found['step']), text: Number(found['text']) } as Wish
}

/** Only what differs from the usual. */
export function writeWish(wish: Wish): string {
  const told = Object.entries(wish).filter(([name, value]) => value !== USUAL[name as keyof Wish])
  return new URLSearchParams(told.map(([name, value]) => [name, String(value)])).toString()
}
