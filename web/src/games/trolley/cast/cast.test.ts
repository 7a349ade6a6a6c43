import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'
import { BODIES } from './bodies'
import { HAIRCUTS } from './bodies/hair'
import { COMPANIONS } from './companions'
import { FACES } from './faces'
import { figure } from './figure'
import { guess } from './guess'
import { HAT_WORDS } from './hats'
import type { Look } from './look'
import { COLORS } from './paints'
import { PROPS } from './props'

const content = new URL('../../../../../src/zmova/games/trolley/content/', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, content), 'utf8')
const cards = ['innocents.toml', 'guilty.toml'].flatMap((file) =>
  Object.entries(parse(read(file)) as unknown as Record<string, { look: Look }>).map(([id, card]) => [id, card.look] as const),
)

const drawn: Record<string, readonly string[]> = {
  body: Object.keys(BODIES),
  face: Object.keys(FACES),
  hat: HAT_WORDS,
  hair: Object.keys(HAIRCUTS),
  prop: Object.keys(PROPS),
  with: [...Object.keys(COMPANIONS), 'twin'],
  color: COLORS,
}

/** Words of the vocabulary page, from its line about one part. */
function vocabulary(part: string): string[] {
  const line = read('cast.md').split('\n').find((each) => each.startsWith(`- **${part}**`))!
  return [...line.matchAll(/`([a-z]+)`/g)].map(([, word]) => word!)
}

/** Opening and closing tags, as a stack; what is left over or out of order is named. */
function unbalanced(markup: string): string[] {
  const open: string[] = []
  for (const [, closing, tag, alone] of markup.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
    if (alone) continue
    if (!closing) open.push(tag!)
    else if (open.pop() !== tag) return [tag!]
  }
  return open
}

test.each(Object.keys(drawn))('every %s of the vocabulary is drawn, and nothing else', (part) => {
  expect([...drawn[part]!].sort()).toEqual(vocabulary(part).sort())
})

test('every word on a card is drawn', () => {
  const missing = cards.flatMap(([id, look]) =>
    Object.entries(look)
      .filter(([part, word]) => part !== 'count' && !drawn[part]?.includes(String(word)))
      .map(([part, word]) => `${id}: ${part} ${word}`),
  )
  expect(cards.length).toBeGreaterThan(400)
  expect(missing).toEqual([])
})

test('no two cards have the same picture', () => {
  const seen = new Map<string, string>()
  const same = cards.flatMap(([id, look]) => {
    const markup = figure(look)
    const other = seen.get(markup)
    seen.set(markup, id)
    return other ? [`${other} = ${id}`] : []
  })
  expect(same).toEqual([])
})

test('every picture is whole: tags close, numbers are numbers, and no id is there to clash', () => {
  for (const [id, look] of cards) {
    const markup = figure(look)
    expect(unbalanced(markup), id).toEqual([])
    expect(markup, id).not.toMatch(/NaN|undefined|Infinity|\bid=|url\(/)
    expect(markup.match(/<path/g)!.length, id).toBeGreaterThan(8)
  }
})

test('every part changes the picture', () => {
  const plain: Look = { body: 'man', face: 'kind', color: 'sky' }
  for (const part of ['body', 'face', 'hat', 'hair', 'prop', 'with', 'color'] as const) {
    const pictures = drawn[part]!.map((word) => figure({ ...plain, [part]: word, count: 2 }))
    expect(new Set(pictures).size, part).toBe(pictures.length)
  }
})

test('of a crowd nine are drawn and the rest is a number', () => {
  const crowd = (count: number): string => figure({ body: 'cat', with: 'mouse', count })
  expect(crowd(9)).not.toContain('<text')
  expect(crowd(311)).toContain('>+302</text>')
})

test('a word that nobody knows still gives a picture, and never gets into it', () => {
  for (const word of ['zeppelin', '"><script>', 'constructor', '__proto__', '']) {
    const markup = figure({ body: word, face: word, hat: word, hair: word, prop: word, with: word, color: word, count: 3 })
    expect(markup.match(/<path/g)!.length).toBeGreaterThan(8)
    expect(markup).not.toContain('script')
    expect(unbalanced(markup)).toEqual([])
  }
  for (const count of [-1, 0.5, NaN, 1e9]) expect(figure({ body: 'cat', with: 'bee', count })).not.toMatch(/NaN|undefined/)
})

test('a card of a host keeps its face, and different cards have different ones', () => {
  const texts = Array.from({ length: 60 }, (_, at) => `Сусід номер ${at}`)
  expect(texts.map(guess)).toEqual(texts.map(guess))
  expect(new Set(texts.map((text) => figure(guess(text)))).size).toBeGreaterThan(57)
  for (const look of texts.map(guess)) {
    for (const [part, word] of Object.entries(look)) expect(drawn[part]).toContain(word)
  }
})
