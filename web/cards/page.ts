/** All cards of Trial by Trolley on one page that needs no network and no server. */

import { readFileSync } from 'node:fs'
import { figure } from '../src/games/trolley/cast/figure'
import { type Card, type Deck, deck, DECKS } from './deck'
import { share } from './share'
import { type Both, escaped, inBoth, phrasebook, ui } from './words'

const say = phrasebook('trolley')
const beside = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8').trim()

const AT_MOST = 3
const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`)

function tags(card: Card, isChange: boolean): string {
  const told = Object.entries(card.tags).filter(([, much]) => much !== 0)
  const one = ([tag, much]: [string, number]): string => {
    const level = isChange ? signed(much) : '●'.repeat(much) + '○'.repeat(AT_MOST - much)
    return `<li class="ui">${inBoth('span', say('cards-tag', { tag }))} <b>${level}</b></li>`
  }
  const lives = isChange ? say('cards-lives-change', { change: signed(card.lives) }) : say('cards-lives', { lives: card.lives })
  const counted = isChange && card.lives === 0 ? '' : `<li class="lives ui">${inBoth('span', lives)}</li>`
  return `<ul class="tags">${counted}${told.map(one).join('')}</ul>`
}

function article(id: string, card: Card, name: Deck, picture: string): string {
  const grown = card.family ? '' : `<span class="grown ui">${inBoth('span', say('cards-grown'))}</span>`
  const drawn = picture && `<div class="picture"><svg viewBox="0 0 120 120" aria-hidden="true">${picture}</svg></div>`
  const title = card.short ? `<h3>${inBoth('span', card.short)}</h3>` : ''
  return (
    `<article class="card" id="${id}" data-deck="${name}" data-family="${card.family ? 'yes' : 'no'}">${drawn}${title}` +
    `${inBoth('p', card)}${tags(card, name === 'modifiers')}<footer><code>${id}</code>${grown}</footer></article>`
  )
}

function choice(name: string, title: Both, values: Record<string, Both>, chosen: string): string {
  const one = ([value, label]: [string, Both]): string =>
    `<label><input type="radio" name="${name}" value="${value}"${value === chosen ? ' checked' : ''}><span>${ui(label)}</span></label>`
  return `<fieldset><legend>${ui(title)}</legend>${Object.entries(values).map(one).join('')}</fieldset>`
}

const phrases = (prefix: string, names: readonly string[]): Record<string, Both> =>
  Object.fromEntries(names.map((name) => [name, say(`${prefix}-${name}`)]))

function controls(): string {
  const decks = Object.fromEntries(DECKS.map((name) => [name, say('trolley-deck', { deck: name })]))
  return `<form>
<label class="search">${ui(say('cards-search'))}<input type="search" name="search" autocomplete="off"></label>
${choice('deck', say('cards-deck'), { all: say('cards-all'), ...decks }, 'all')}
${choice('family', say('cards-for'), phrases('cards-for', ['all', 'yes', 'no']), 'all')}
${choice('lang', say('cards-lang'), phrases('cards-lang', ['both', 'uk', 'en']), 'both')}
${choice('theme', say('cards-theme'), phrases('cards-theme', ['system', 'light', 'dark']), 'system')}
<p class="shown" role="status">${ui(say('cards-shown'))} <b></b></p>
</form>`
}

export function page(): string {
  const decks = DECKS.map((name) => [name, deck(name)] as const)
  const all = decks.flatMap(([name, cards]) => cards.map(([id, card]) => ({ id, card, name })))
  const { parts, pictures } = share(all.map(({ card }) => (card.look ? figure(card.look) : '')))
  const articles = all.map(({ id, card, name }, at) => ({ name, markup: article(id, card, name, pictures[at]!) }))
  const sections = decks.map(([name, cards]) => {
    const own = articles.filter((each) => each.name === name).map(({ markup }) => markup)
    const count = ui(say('trolley-cards', { cards: cards.length }))
    return `<section data-deck="${name}">\n<h2>${ui(say('trolley-deck', { deck: name }))} <small>${count}</small></h2>\n<div class="cards">\n${own.join('\n')}\n</div>\n</section>`
  })
  const title = say('trolley-title')
  return `<!doctype html>
<!-- Made by ./zmova cards trolley from the texts and the cast; never edited. -->
<html lang="uk" data-lang="both" data-theme="system">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title.uk)} · ${escaped(title.en)}</title>
<style>
${beside('page.css')}
</style>
</head>
<body>
<svg width="0" height="0" aria-hidden="true"><defs>
${parts}
</defs></svg>
<header>
<h1>${inBoth('span', title)}</h1>
${controls()}
</header>
<main>
${sections.join('\n')}
<p class="nothing" hidden>${ui(say('cards-nothing'))}</p>
</main>
<script>
${beside('filter.js')}
</script>
</body>
</html>
`
}
