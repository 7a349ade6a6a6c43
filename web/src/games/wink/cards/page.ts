/** The page of Wink. */

import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { figure } from '../masks/figure'
import type { Look } from '../masks/look'
import { PAINTS } from '../masks/paints'
import { page } from '../../../../cards/page'
import { share } from '../../../../cards/share'
import { inBoth, type Lang, phrasebook } from '../../../../cards/words'

export interface Agent extends Record<Lang, { name: string; line: string }> {
  look: Look
}

const FILE = new URL('../../../../../src/zmova/games/wink/content/agents.toml', import.meta.url)
export const AGENTS = Object.entries(parse(readFileSync(FILE, 'utf8')) as unknown as Record<string, Agent>)

function article(number: string, { uk, en, look }: Agent, picture: string): string {
  return (
    `<article class="card" id="agent-${number}"><div class="picture" style="background:${PAINTS[look.ground]}">` +
    `<svg viewBox="0 -10 100 130" aria-hidden="true">${picture}</svg><b>${number}</b></div>` +
    `<h3>${inBoth('span', { uk: uk.name, en: en.name })}</h3>${inBoth('p', { uk: uk.line, en: en.line })}</article>`
  )
}

export default function cards(): string {
  const { parts, pictures } = share(AGENTS.map(([, { look }]) => figure(look)))
  const articles = AGENTS.map(([number, agent], at) => article(number, agent, pictures[at]!))
  const section = `<section>\n<div class="cards">\n${articles.join('\n')}\n</div>\n</section>`
  return page({
    game: 'wink',
    say: phrasebook('wink'),
    styles: [new URL('page.css', import.meta.url)],
    parts,
    choices: [],
    sections: [section],
  })
}
