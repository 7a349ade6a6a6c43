import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { escaped } from '../../../../cards/words'
import cards, { AGENTS } from './page'

const made = cards()

test('the page in docs/ shows the agents as they are now', () => {
  const committed = readFileSync(new URL('../../../../../docs/cards/wink.html', import.meta.url), 'utf8')
  expect(committed === made, 'make it anew: ./zmova cards wink').toBe(true)
})

test('every agent is there once, with a picture, in both languages, under its number', () => {
  for (const [number, { uk, en }] of AGENTS) {
    const [, ...found] = made.split(`<article class="card" id="agent-${number}"`)
    expect(found.length, number).toBe(1)
    const [article] = found[0]!.split('</article>')
    for (const text of [uk.name, uk.line, en.name, en.line, `<b>${number}</b>`]) {
      expect(article).toContain(text.startsWith('<') ? text : escaped(text))
    }
    expect(article).toContain('<svg')
  }
})

test('no two things on the page share an id, and it asks no network for anything', () => {
  const ids = [...made.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(made).not.toMatch(/https?:|\burl\(|\bsrc=|<link|@import/)
})
