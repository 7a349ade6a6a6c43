/** Which places lie on the table, and how long a round is. */

import { OPTIONS, type Options } from '../../generated/spyfall'

export const PACKS = OPTIONS.packs.each.values
export type Pack = (typeof PACKS)[number]

/** S5 */
export function roundMinutes(minutes: number | null, seats: number): number {
  return minutes ?? (OPTIONS.minutes.by_seats as Record<number, number>)[seats] ?? OPTIONS.minutes.usual
}

/** The packs without which these places have no name: the classics, and Ukraine when something is not of them. */
export function packsOf(places: string[], classic: object | undefined): Pack[] {
  const foreign = classic && places.some((place) => !place.startsWith('own-') && !(place in classic))
  return foreign ? ['classic', 'ukraine'] : ['classic']
}

/** The places that would lie on the table, out of the shipped packs and the hosts' own. */
export function inPlay(chosen: Options, packs: Record<string, object>): string[] {
  const shipped = PACKS.filter((pack) => chosen.packs.includes(pack)).flatMap((pack) => Object.keys(packs[pack] ?? {}))
  const own = chosen.own.map((_, index) => `own-${index + 1}`)
  return [...shipped, ...own].filter((place) => !chosen.off.includes(place))
}

export function enough(chosen: Options, packs: Record<string, object>): boolean {
  return inPlay(chosen, packs).length >= Math.max(2, chosen.rounds)
}

/** Own places are numbered, so those behind a removed one take other numbers: so must the switches. */
export function withoutOwn(chosen: Options, index: number): Options {
  const off = chosen.off.flatMap((place) => {
    const number = Number(/^own-(\d+)$/.exec(place)?.[1] ?? 0) - 1
    if (number === index) return []
    return number > index ? [`own-${number}`] : [place]
  })
  return { ...chosen, off, own: chosen.own.filter((_, one) => one !== index) }
}
