/** One card's picture, put together: who, with what face, in what hat, holding what, beside whom. */

import { type Actor, dress, grown, HAIRS, SKINS } from './actor'
import { COMPANIONS } from './companions'
import { cut, lay, OUTLINE, type Spot } from './cut'
import { type Look, named, pick } from './look'
import { paint, pot } from './paints'
import { before, behind, DRAWN, flying, stage } from './places'
import { draw, fit, GROUND, stand } from './sheet'

/** The markup of a whole picture, 120 by 120. */
export function figure(look: Look): string {
  const actor = dress(look)
  const known = look.with === 'twin' || named(COMPANIONS, look.with) !== undefined
  const all = known ? Math.max(0, Math.floor(look.count ?? 1) || 0) : 0
  const count = Math.min(all, DRAWN)
  const picture = count === 0 ? alone(actor) : look.with === 'twin' ? amongTwins(actor, count) : accompanied(actor, look.with!, count)
  return `<g stroke="${paint('ink', actor.own)}" stroke-width="${OUTLINE}" stroke-linejoin="round" stroke-linecap="round">${picture}${all > count ? more(all - count) : ''}</g>`
}

/** Nobody was cut quite straight. */
const leaning = ({ seeded }: Actor): number => ((seeded >>> 5) % 5) - 2
const aside = ({ prop }: Actor): boolean => prop !== undefined && prop.at !== 'front'

function onStage(actor: Actor, count: number, twins: boolean, sheet = draw(actor)): string {
  const [x, ground, scale] = stage(count, twins, aside(actor))
  return stand(sheet, [x, ground, Math.min(scale, fit(actor, x, ground))], { turn: leaning(actor) })
}

const alone = (actor: Actor): string => onStage(actor, 0, false)

function amongTwins(actor: Actor, count: number): string {
  if (actor.body.hydra) return onStage(actor, 3, true, draw(actor, '', count))
  // A single twin has hair of its own and no hat: two of a kind, not a crowd in uniform.
  const twin = count > 1 ? actor : { ...actor, hat: undefined, hair: grown(actor.body, actor.seeded + 211) }
  const again = draw({ ...twin, prop: undefined })
  return behind(count).map((spot, at) => stand(again, spot, { mirrored: at % 2 === 0 })).join('') + onStage(actor, count, true)
}

function accompanied(actor: Actor, word: string, count: number): string {
  const { body, hat, prop, own } = actor
  const kind = COMPANIONS[word]!
  const one = (spot: Spot, at: number): string => {
    const tones = { ...own, coat: pick(kind.coats, at), skin: pick(SKINS, at), hair: pick(HAIRS, at) }
    return lay(cut(kind.art, tones), spot, { mirrored: spot[0] > 60, outline: 2.4 })
  }
  if (kind.climbs && count === 1 && !hat) {
    const [x] = stage(0, false, aside(actor))
    return stand(draw(actor), [x, 115, 0.86]) + one([x, 115 - (GROUND - body.at[1] + 17 * body.at[2]) * 0.86, 1], 0)
  }
  if (kind.flies) return onStage(actor, count, false) + flying(count).map(one).join('')
  const seats = (prop?.seats ?? []).slice(0, count)
  const riders = seats.map(([x, y], at) => one([x, y, 0.66], at)).join('')
  const walkers = before(count - seats.length, aside(actor), seats.length > 0).map((spot, at) => one(spot, at + seats.length))
  return onStage(actor, count, false, draw(actor, riders)) + walkers.join('')
}

function more(count: number): string {
  const width = 18 + 8 * String(count).length
  return (
    `<rect x="${117 - width}" y="4" width="${width}" height="20" rx="10" fill="${pot('lemon')}"/>` +
    `<text x="${117 - width / 2}" y="18.6" text-anchor="middle" font-size="13" font-weight="700" stroke="none" fill="${pot('ink')}">+${count}</text>`
  )
}
