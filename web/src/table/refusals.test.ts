import { readFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { addPhrases, refusal, ruleOfRefusal } from './i18n.svelte'

const catalogue = (lang: string, game: string): string =>
  readFileSync(new URL(`../../../src/zmova/games/${game}/words/${lang}/play.ftl`, import.meta.url), 'utf8')

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {}, title: '' })
  for (const game of ['wink', 'trolley']) {
    await addPhrases(game, { uk: async () => catalogue('uk', game), en: async () => catalogue('en', game) })
  }
})

const rule = (key: string, game: string): string | null => ruleOfRefusal({ key, params: {} }, game)

test('a refusal of a game names its rule', () => {
  expect(ruleOfRefusal({ key: 'not-face-up', params: {}, rule: 'W10' }, 'wink')).toBe('W10')
  expect(ruleOfRefusal({ key: 'must-play', params: {}, rule: 'T7' }, 'trolley')).toBe('T7')
})

test('what games refuse alike, each has a rule of its own for', () => {
  expect(ruleOfRefusal({ key: 'not-your-turn', params: {}, rule: 'W4' }, 'wink')).toBe('W4')
  expect(ruleOfRefusal({ key: 'not-your-turn', params: {}, rule: 'T7' }, 'trolley')).toBe('T7')
})

test('what is refused outside of a game is refused by no rule', () => {
  expect(refusal({ key: 'too-fast', params: {} })).not.toBe('illegal-too-fast')
  expect(rule('too-fast', 'wink')).toBeNull()
  expect(rule('no-such-refusal', 'wink')).toBeNull()
})
