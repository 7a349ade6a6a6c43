/** A head: hair, face, and whatever is worn on it. */

import type { Actor } from './actor'
import type { Body } from './bodies/body'
import { cut, lay, type Spot } from './cut'
import type { Hat } from './hats/hat'

/** Light behind the eyes of whoever has a dark face or wears a mask. */
const PALE = ['paper! M-15-3a7 7 0 1 1 14 0a7 7 0 1 1-14 0zM1-3a7 7 0 1 1 14 0a7 7 0 1 1-14 0z']

/** A spot within the head, on the sheet. */
function within([x, y, scale]: Spot, [dx, dy, ratio]: Spot = [0, 0, 1]): Spot {
  return [x + dx * scale, y + dy * scale, scale * ratio]
}

/** Where a hat sits, on the sheet. */
export function worn(body: Body, { on }: Hat): Spot {
  if (on === 'neck') return [...body.neck, 1]
  if (on === 'face') return within(body.at, body.worn)
  if (on === 'eyes') return within(body.at, body.eyes)
  return within(within(body.at, body.hat), [0, -2.5, 1])
}

/** What of the head goes behind the shoulders, and what before them. */
export function headOf({ body, face, hair, hat, own }: Actor): { back: string; front: string } {
  const wear = (layer: 'behind' | 'under' | 'over'): string => (hat ? lay(cut(hat[layer], own), worn(body, hat)) : '')
  const top = hat && !hat.bare ? [] : [...(hair.top ?? []), ...(body.crest ?? [])]
  const eyes = within(body.at, body.eyes)
  const look = hat?.lenses ? face.eyes.filter((line) => !line.startsWith('paper ')) : face.eyes
  const mouth = body.beak
    ? lay(cut(body.beak[face.open ? 1 : 0], own), body.at)
    : lay(cut(face.mouth, own), within(body.at, hair.mouth ?? body.mouth ?? body.eyes))
  return {
    back: wear('behind') + lay(cut(hair.back, own), body.at),
    front: [
      lay(cut([...top, ...body.head, ...(hair.front ?? [])], own), body.at),
      wear('under'),
      body.pale || hat?.pale ? lay(cut(PALE, own), eyes) : '',
      mouth,
      lay(cut(look, own), eyes),
      lay(cut(body.nose, own), body.at),
      wear('over'),
    ].join(''),
  }
}
