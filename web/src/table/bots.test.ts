import { beforeAll, expect, test, vi } from 'vitest'
import { botForm, botMask, botName } from './bots'
import { speak } from './i18n.svelte'
import { EYES, INKS, MARKS, SHAPES } from './masks'

const BOTS = Array.from({ length: 16 }, (_, bot) => bot)

beforeAll(() => void vi.stubGlobal('document', { documentElement: {}, title: '' }))

test('a bot keeps its number for ever, so that rooms and records know it again', async () => {
  await speak('en')
  expect([0, 7, 15].map(botName)).toEqual(['Mr Pumpkin', 'Lady Fox', 'Purrlock'])
  await speak('uk')
  expect([0, 7, 15].map(botName)).toEqual(['Пан Гарбуз', 'Пані Лисиця', 'Кіт Воркіт'])
  expect(BOTS.filter((bot) => botForm(bot) === 'f')).toEqual([1, 3, 5, 7, 10, 13])
  expect(botMask(5)).toEqual([0, 8, 3, 0])
  expect(botName(16)).toBe(botName(0))
})

test('no two bots have the same name or the same face, and each face can be drawn', () => {
  expect(new Set(BOTS.map(botName)).size).toBe(16)
  expect(new Set(BOTS.map((bot) => botMask(bot).join())).size).toBe(16)
  for (const bot of BOTS) {
    botMask(bot).forEach((part, place) => expect(part).toBeLessThan([SHAPES, INKS.length, EYES, MARKS][place]!))
  }
})
