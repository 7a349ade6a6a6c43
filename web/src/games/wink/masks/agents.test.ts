import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'
import { figure, MASKS } from './figure'
import type { Look } from './look'
import { DEEP, PAINTS } from './paints'
import { COLLARS } from './parts/collars'
import { HATS } from './parts/hats'
import { PROPS } from './parts/props'
import { PAWNS } from './pawns'

interface Agent {
  uk: { name: string; line: string }
  en: { name: string; line: string }
  look: Look
}

const file = new URL('../../../../../src/zmova/games/wink/content/agents.toml', import.meta.url)
const agents = parse(readFileSync(file, 'utf8')) as unknown as Record<string, Agent>
const looks = Object.values(agents).map(({ look }) => look)

const drawn: Record<string, readonly string[]> = {
  mask: Object.keys(MASKS),
  hat: Object.keys(HATS),
  collar: Object.keys(COLLARS),
  prop: Object.keys(PROPS),
  eyes: ['ahead', 'left', 'right', 'up', 'down', 'wink', 'shut'],
  face: Object.keys(PAINTS),
  coat: Object.keys(DEEP),
  trim: Object.keys(PAINTS),
  ground: Object.keys(PAINTS),
  skin: Object.keys(DEEP),
}
const SEEN = ['mask', 'hat', 'collar', 'prop', 'face', 'coat', 'ground'] as const

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

function contrast(one: string, other: string): number {
  const light = (color: string): number => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = parseInt(color.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
  }
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b)
  return (bright! + 0.05) / (dark! + 0.05)
}

test('W5: thirty-six agents have a name and a short line in both languages, none twice', () => {
  expect(Object.keys(agents)).toEqual(Array.from({ length: 36 }, (_, at) => String(at + 1)))
  for (const lang of ['uk', 'en'] as const) {
    const texts = Object.values(agents).map((agent) => agent[lang])
    expect(new Set(texts.flatMap(({ name, line }) => [name, line])).size).toBe(72)
    for (const { name, line } of texts) {
      expect(name.length, name).toBeLessThanOrEqual(28)
      expect(line.length, line).toBeLessThanOrEqual(70)
      expect(name + line).not.toMatch(lang === 'uk' ? /['’`a-z]/i : /['`а-яіїєґ]/i)
    }
  }
})

test('every word of a look is drawn, and every part is worn by somebody', () => {
  for (const look of looks) {
    for (const [part, word] of Object.entries(look)) expect(drawn[part], `${part} ${word}`).toContain(word)
  }
  for (const part of ['mask', 'hat', 'collar', 'prop'] as const) {
    expect(new Set(looks.map((look) => look[part]).filter(Boolean))).toEqual(new Set(drawn[part]))
  }
})

test('any two agents differ in their mask or hat, and in one more thing at least', () => {
  looks.forEach((one, at) => {
    for (const other of looks.slice(at + 1)) {
      const pair = `${JSON.stringify(one)} ${JSON.stringify(other)}`
      expect(one.mask !== other.mask || one.hat !== other.hat, pair).toBe(true)
      expect(SEEN.filter((part) => one[part] !== other[part]).length, pair).toBeGreaterThanOrEqual(2)
    }
  })
})

test('nobody melts into the wall behind', () => {
  for (const { coat, face, ground } of looks) {
    expect(coat).not.toBe(ground)
    expect(face).not.toBe(ground)
  }
})

test('every picture is whole: tags close, numbers are numbers, and no id is there to clash', () => {
  for (const look of looks) {
    const markup = figure(look)
    expect(unbalanced(markup)).toEqual([])
    expect(markup).not.toMatch(/NaN|undefined|Infinity|\bid=|url\(/)
    expect(markup.match(/<path/g)!.length).toBeGreaterThan(6)
  }
})

test('every part changes the picture', () => {
  const plain: Look = { mask: 'volto', face: 'bone', coat: 'wine', trim: 'gold', ground: 'night', skin: 'tan' }
  for (const part of ['mask', 'hat', 'collar', 'prop', 'eyes', 'coat'] as const) {
    const pictures = drawn[part]!.map((word) => figure({ ...plain, [part]: word }))
    expect(new Set(pictures).size, part).toBe(pictures.length)
  }
})

test('W3: eight seats have eight colours and eight signs, plain on the dark and on each other', () => {
  expect(new Set(PAWNS.map(({ color }) => color)).size).toBe(8)
  expect(new Set(PAWNS.map(({ sign }) => sign)).size).toBe(8)
  for (const { color, on } of PAWNS) {
    expect(contrast(color, PAINTS.ink!), color).toBeGreaterThan(4.5)
    expect(contrast(color, on), color).toBeGreaterThan(4.5)
  }
})
