/** The page of Trial by Trolley. */

import { figure } from '../cast/figure'
import { type Card, type Deck, deck, DECKS } from './deck'
import { choice, page, phrases } from '../../../../cards/page'
import { share } from '../../../../cards/share'
import { inBoth, phrasebook, ui } from '../../../../cards/words'

const say = phrasebook('trolley')

const AT_MOST = 3
const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`)

function tags(card: Card, isChange: boolean): string {
  const told = Object.entries(card.tags).filter(([, much]) => much !== 0)
  const one = ([tag, much]: [string, number]): string => {
    const level = isChange ? signed(much) : '●'.repeat(much) + '○'.repeat(AT_MOST - much)
    return `<li class="ui">${inBoth('span', say('trolley-cards-tag', { tag }))} <b>${level}</b></li>`
  }
  const lives = isChange
    ? say('trolley-cards-lives-change', { change: signed(card.lives) })
    : say('trolley-cards-lives', { lives: card.lives })
  const counted = isChange && card.lives === 0 ? '' : `<li class="lives ui">${inBoth('span', lives)}</li>`
  return `<ul class="tags">${counted}${told.map(one).join('')}</ul>`
}

function article(id: string, card: Card, name: Deck, picture: string): string {
  const grown = card.family ? '' : `<span class="grown ui">${inBoth('span', say('trolley-cards-grown'))}</span>`
  const drawn = picture && `<div class="picture"><svg viewBox="0 0 120 120" aria-hidden="true">${picture}</svg></div>`
  const title = card.short ? `<h3>${inBoth('span', card.short)}</h3>` : ''
  return (
    `<article class="card" id="${id}" data-deck="${name}" data-family="${card.family ? 'yes' : 'no'}">${drawn}${title}` +
    `${inBoth('p', card)}${tags(card, name === 'modifiers')}<footer><code>${id}</code>${grown}</footer></article>`
  )
}

export default function cards(): string {
  const named = Object.fromEntries(DECKS.map((name) => [name, say('trolley-deck', { deck: name })]))
  const decks = DECKS.map((name) => [name, deck(name)] as const)
  const all = decks.flatMap(([name, cards]) => cards.map(([id, card]) => ({ id, card, name })))
  const { parts, pictures } = share(all.map(({ card }) => (card.look ? figure(card.look) : '')))
  const articles = all.map(({ id, card, name }, at) => ({ name, markup: article(id, card, name, pictures[at]!) }))
  const sections = decks.map(([name, cards]) => {
    const own = articles.filter((each) => each.name === name).map(({ markup }) => markup)
    const count = ui(say('trolley-cards', { cards: cards.length }))
    return `<section data-deck="${name}">\n<h2>${ui(say('trolley-deck', { deck: name }))} <small>${count}</small></h2>\n<div class="cards">\n${own.join('\n')}\n</div>\n</section>`
  })
  const choices = [
    choice('deck', say('trolley-cards-deck'), { all: say('trolley-cards-all'), ...named }, 'all'),
    choice('family', say('trolley-cards-for'), phrases(say, 'trolley-cards-for', ['all', 'yes', 'no']), 'all'),
  ]
  return page({ game: 'trolley', say, styles: [], parts, choices, sections })
}
