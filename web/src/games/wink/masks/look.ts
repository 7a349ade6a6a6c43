/** What an agent's picture is put together from; the words are those of the parts. */

export type Glance = 'ahead' | 'left' | 'right' | 'up' | 'down' | 'wink' | 'shut'

export interface Look {
  mask: string
  hat?: string
  collar?: string
  prop?: string
  eyes?: Glance
  /** Paints: of the mask, of the coat and the hat, of borders, and of the wall behind. */
  face: string
  coat: string
  trim: string
  ground: string
  /** Of the face below a half mask. */
  skin?: string
}
