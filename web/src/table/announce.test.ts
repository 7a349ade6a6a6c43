import { afterEach, expect, test } from 'vitest'
import { announce, announced, hush, unsay } from './announce.svelte'

afterEach(hush)

test('words that come at once are read out together', async () => {
  announce('Раунд 1.')
  announce('Тарас садить пасажира.')
  expect(announced().text).toBe('Раунд 1. Тарас садить пасажира.')
  const before = announced().n
  await Promise.resolve()
  announce('Віра каже: душа.')
  expect(announced()).toEqual({ text: 'Віра каже: душа.', n: before + 1 })
})

test('the same words twice are two announcements', async () => {
  announce('Так.')
  const before = announced().n
  await Promise.resolve()
  announce('Так.')
  expect(announced().n).toBe(before + 1)
})

test('a secret that is covered again does not stay among other words', () => {
  announce('На руці: демон.')
  announce('Віра встає.')
  unsay('На руці: душа.')
  expect(announced().text).toContain('демон')
  unsay('На руці: демон.')
  expect(announced().text).toBe('')
})
