import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { load } from '../games'
import type { SeatInfo } from '../table/contract'
import { addPhrases, speak } from '../table/i18n.svelte'
import { clock, indexAt, marksOf, mindAt, pause, unfold, unfoldMinds } from './moments'
import { linesOf } from './story'
import { fixture, MATCHES } from './fixtures'

const catalogue = (lang: string): string =>
  readFileSync(new URL(`../../../src/zmova/locales/${lang}/replay.ftl`, import.meta.url), 'utf8')

const seatsOf = (match: any): number => match.steps[0].events[0].seats

describe.each(['uk', 'en'] as const)(
  'the client and the terminal tell the same story in %s',
  { timeout: 30_000 },
  (lang) => {
    beforeAll(async () => {
      vi.stubGlobal('document', { documentElement: {}, title: '' })
      await addPhrases('replay', { uk: async () => catalogue('uk'), en: async () => catalogue('en') })
    })

    test.each(MATCHES)('%s', async (name) => {
      const { export: match, moments: page, story } = fixture(name)
      const { default: replayWords } = await (await load(match.game)).replayWords()
      await speak(lang)
      const { moments } = unfold([page])
      const seat = lang === 'uk' ? 'Гравець' : 'Seat'
      const seats = Array.from({ length: seatsOf(match) }, (_, number) => ({ name: `${seat} ${number}` }) as SeatInfo)
      // The words of the cards come by themselves, later.
      await vi.waitFor(() => {
        replayWords.fetch(moments[0]!.view)
        expect(moments.map((moment) => linesOf(moment, replayWords, seats))).toEqual(story[lang])
      }, 20_000)
    })
  },
)

test.each(MATCHES)('%s has marks where its rounds or turns begin', (name) => {
  const { moments } = unfold([fixture(name).moments])
  const marks = marksOf(moments)
  const [kind] = ['round', 'turn'].filter((one) => one in moments[0]!.view.table)
  expect(marks.length > 0).toBe(kind !== undefined)
  expect(marks.map(({ number }) => number)).toEqual(marks.map((_, index) => index + 1))
  for (const mark of marks) expect(mark.kind).toBe(kind)
})

test('other eyes find the last moment that they were told of', () => {
  const moments = [{ step: 0 }, { step: 3 }, { step: 4 }, { step: 9 }]
  expect([0, 1, 3, 5, 9, 99].map((step) => indexAt(moments, step))).toEqual([0, 0, 1, 2, 3, 3])
})

test('what a seat knew is what it knew at that step', () => {
  const minds = unfoldMinds([
    {
      minds: [{ hand: [1, 2] }, { hand: [] }],
      turns: [{ step: 2, seat: 0, mine: { hand: { from: 1, items: [] } } }],
      next: 3,
    },
    { minds: [], turns: [{ step: 5, seat: 0, mine: { hand: { from: 0, items: [7] } } }], next: null },
  ])
  expect([0, 1, 2, 4, 5].map((step) => mindAt(minds[0]!, step))).toEqual([
    { hand: [1, 2] },
    { hand: [1, 2] },
    { hand: [1] },
    { hand: [1] },
    { hand: [7] },
  ])
  expect(mindAt(minds[1]!, 5)).toEqual({ hand: [] })
})

test('long silences are cut short, quick looks stay quick, words are given time', () => {
  expect(pause(60_000, '')).toBe(4000)
  expect(pause(40, '')).toBe(40)
  expect(pause(0, 'Час вийшов.')).toBeGreaterThan(900)
  expect(pause(0, 'а'.repeat(1000))).toBeLessThan(5000)
})

test('the clock reads like a clock', () => {
  expect([0, 59_999, 60_000, 3_725_000].map(clock)).toEqual(['0:00', '0:59', '1:00', '62:05'])
})
