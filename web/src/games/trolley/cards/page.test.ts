import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { figure } from '../cast/figure'
import { deck, DECKS } from './deck'
import { share } from '../../../../cards/share'
import page from './page'
import { escaped } from '../../../../cards/words'

const made = page()
const cards = DECKS.flatMap((name) => deck(name))

test('the page in docs/ shows the cards as they are now', () => {
  const committed = readFileSync(new URL('../../../../../docs/cards/trolley.html', import.meta.url), 'utf8')
  expect(committed === made, 'make it anew: ./zmova cards trolley').toBe(true)
})

test('every card lies there once, in both languages, under its id', () => {
  expect(cards.length).toBeGreaterThan(500)
  for (const [id, card] of cards) {
    const [, ...found] = made.split(`<article class="card" id="${id}"`)
    expect(found.length, id).toBe(1)
    const [article] = found[0]!.split('</article>')
    for (const text of [card.uk, card.en, ...Object.values(card.short ?? {})])
      expect(article, id).toContain(escaped(text))
    expect(article!.includes('<svg'), id).toBe(card.look !== undefined)
  }
})

test('no two things on the page share an id', () => {
  const ids = [...made.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(cards.length)
  expect(new Set(ids).size).toBe(ids.length)
})

test('it is light enough to keep, and asks no network for anything', () => {
  expect(Buffer.byteLength(made)).toBeLessThan(1_500_000)
  expect(made).not.toMatch(/https?:|\burl\(|\bsrc=|<link|@import/)
})

test('shared parts put together are the pictures that were given', () => {
  const drawn = cards.flatMap(([, { look }]) => (look ? [figure(look)] : []))
  const { parts, pictures } = share(drawn)
  const byName = new Map(
    parts.split('\n').map((part) => [/ id="(\w+)"/.exec(part)![1]!, part.replace(/ id="\w+"/, '')]),
  )
  const whole = (markup: string): string =>
    markup.replace(/<use href="#(\w+)"\/>/g, (_, name: string) => whole(byName.get(name)!))
  expect(pictures.map(whole)).toEqual(drawn)
  expect(pictures.join('').length + parts.length).toBeLessThan(drawn.join('').length / 2)
})
