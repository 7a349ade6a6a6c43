import { expect, test } from 'vitest'
import type { Arrangements, Character, Table, VerdictView, View } from '../../generated/trolley'
import { joined, ownCount, typed } from './options'
import { passing, takers } from './arranging'
import { railAt, sleepers } from './art/rails'
import { continued, faceOf, lineOf, quoted, sentence, shortened, type Words } from './cards'
import { voices } from './feed'
import { fit, notesIn } from './fit'
import { livesOf, memories } from './memorable'
import { REASONS, usualCause } from './reasons'
import { goesTo, trackOf } from './teams'
import { callOf } from './turn'

const WORDS: Words = {
  innocents: { cat: { text: 'A cat asleep on the rails', short: 'Sleeping cat', lives: 1, look: { body: 'cat' } } },
  guilty: { drill: { text: 'A neighbour with a drill', short: 'Driller', lives: 2 } },
  modifiers: { bees: { text: '…with forty bees', lives: 40 } },
  arguments: {
    'so-cute': {
      chip: 'So cute',
      lines: ['Look: “{name}”!', '“{name}”, and “{name}” again.'],
      pinned: ['“{name}” is “{modifier}”.'],
    },
  },
}

const character = (card: string, more: Partial<Character> = {}): Character => ({
  card,
  guilty: false,
  seat: null,
  modifiers: [],
  ...more,
})

test('a card is read in words, and a host’s own card as it was typed', () => {
  expect(faceOf('cat', WORDS, {})).toMatchObject({
    text: 'A cat asleep on the rails',
    short: 'Sleeping cat',
    look: { body: 'cat' },
  })
  const own = { guilty: ['Somebody', 'The one who ate the labelled lunch of a colleague'] }
  const mine = faceOf('own-guilty-2', WORDS, own)
  expect(mine.text).toBe(own.guilty[1])
  expect(mine.short).toBe('The one who ate the…')
  expect(mine.look.body).toBeTruthy()
  expect(faceOf('own-guilty-9', WORDS, own).text).toBe('')
})

test('quotation marks inside quotation marks are others', () => {
  expect(quoted('…з малюнком: «Мій герой»')).toBe('…з малюнком: „Мій герой“')
  expect(quoted('…at the “love you” stage')).toBe('…at the ‘love you’ stage')
})

test('a short name ends at a word', () => {
  expect(shortened('Short enough')).toBe('Short enough')
  expect(shortened('A, b, c, d, e, f, — and on and on it goes').length).toBeLessThanOrEqual(26)
})

test('a modifier goes on from its character', () => {
  expect(sentence('A cat', ['…with bees', 'on fire'])).toBe('A cat …with bees … on fire')
  expect(continued('…x')).toBe('…x')
})

test('an argument is read in the reader’s words, about a character or about a note on it', () => {
  const about = { reason: 'so-cute', card: 'cat' } as const
  expect(lineOf({ ...about, wording: 1 }, WORDS, {})).toBe('“Sleeping cat”, and “Sleeping cat” again.')
  expect(lineOf({ ...about, pin: 'bees', wording: 7 }, WORDS, {})).toBe('“Sleeping cat” is “…with forty bees”.')
  expect(lineOf(about, { ...WORDS, arguments: {} }, {})).toBe('')
})

test('all fourteen reasons have a chip, and one stands up for one’s own', () => {
  expect(new Set([...REASONS.spare, ...REASONS.hit]).size).toBe(14)
  expect([usualCause('left', 'left'), usualCause('right', 'left')]).toEqual(['spare', 'hit'])
})

const offer: Arrangements = { type: 'arrange', team: [1, 2, 3, 4], holders: 3, innocents: 1, guilty: 2, modifiers: 3 }

test('a hand is passed by the arrangement that changes least', () => {
  expect(passing(offer, 'innocents', 4)).toEqual({ type: 'arrange', innocents: 4, guilty: 2, modifiers: 3 })
  expect(passing(offer, 'innocents', 2)).toEqual({ type: 'arrange', innocents: 2, guilty: 1, modifiers: 3 })
  expect(passing(offer, 'innocents', 1)).toBeNull()
  expect(takers(offer, 'guilty')).toEqual([1, 3, 4])
})

test('of two, neither ends up without a hand', () => {
  const two: Arrangements = { ...offer, team: [1, 2], holders: 2, modifiers: 2 }
  expect(passing(two, 'innocents', 2)).toEqual({ type: 'arrange', innocents: 2, guilty: 1, modifiers: 2 })
})

test('text shrinks until it fits, and says when it can’t', () => {
  const long = 'The librarian who quietly wiped your fine from the last century'
  expect(fit(long, 300, 200)).toBeGreaterThan(fit(long, 150, 80))
  expect(fit(long, 60, 30)).toBe(0)
  expect(fit('Cat', 300, 200, 24)).toBe(24)
  // № is as broad as two letters, and goes into the next line
  expect(fit('Дерево № 3 зі шкільної вистави. Ще в ролі', 94, 130)).toBeLessThan(20)
  // «Задоволений» breaks after «Задово-», so that «собою» needs a line of its own
  expect(fit('Винахідник понеділка. Задоволений собою', 92, 76)).toBeLessThanOrEqual(14)
})

test('notes share what room there is; the rest are counted', () => {
  expect(notesIn(0, 60, 15)).toEqual({ shown: 0, lines: 0, more: 0 })
  expect(notesIn(1, 31, 15)).toEqual({ shown: 1, lines: 2, more: 0 })
  expect(notesIn(5, 31, 15)).toEqual({ shown: 2, lines: 1, more: 3 })
})

const verdict = (round: number, more: Partial<VerdictView>): VerdictView => ({
  round,
  driver: 0,
  track: 'left',
  by_chance: false,
  left: [1],
  right: [2],
  tracks: { left: [], right: [] },
  arguments: [],
  ...more,
})

test('a match is remembered for its cost, its notes and its words, each round once', () => {
  const lives = (card: string): number => ({ cat: 1, crowd: 30, bees: 40 })[card] ?? 0
  const cheap = verdict(1, {
    tracks: {
      left: [character('cat')],
      right: [
        character('cat', {
          modifiers: [
            { card: 'x', seat: 1 },
            { card: 'y', seat: 2 },
          ],
        }),
      ],
    },
  })
  const dear = verdict(2, { tracks: { left: [character('crowd'), character('cat')], right: [] } })
  expect(livesOf([character('cat', { modifiers: [{ card: 'bees', seat: 1 }] })], lives)).toBe(41)
  expect(memories([cheap, dear], lives).map(({ fame, count, verdict: { round } }) => [fame, count, round])).toEqual([
    ['most-lives', 31, 2],
    ['most-notes', 2, 1],
  ])
  expect(memories([], lives)).toEqual([])
})

const table = { driver: 0, left: [1, 2], right: [3, 4], seats: 5 } as unknown as Table

test('each has a side but the driver, and the guilty one goes to the others', () => {
  expect([0, 1, 4].map((seat) => trackOf(table, seat))).toEqual([null, 'left', 'right'])
  expect([goesTo('innocents', 'left'), goesTo('guilty', 'left')]).toEqual(['left', 'right'])
})

test('the call names those for whom the table waits', () => {
  const at = (me: number | null, phase: Table['phase'], ...may: 'pass'[]): [string, number[], boolean] => {
    const choices = may.map((type) => ({ type }))
    const { key, seats, mine } = callOf({ me, table: { ...table, phase }, choices } as View)
    return [key.replace('trolley-call-', ''), seats, mine]
  }
  const picking: Table['phase'] = { type: 'picking', deck: 'guilty', waiting: [1, 4], picked: [], ends: null }
  expect(at(1, picking)).toEqual(['you-guilty', [], true])
  expect(at(0, picking)).toEqual(['guilty', [1, 4], false])
  expect(at(1, { type: 'played', deck: 'guilty' })).toEqual(['guilty-shown', [], false])
  expect(at(3, { type: 'modifying', waiting: [1, 3], ends: null })).toEqual(['you-note', [], true])
  expect(at(3, { type: 'modifying', waiting: [1, 3], ends: null }, 'pass')).toEqual(['you-note-extra', [], true])
  expect(at(4, { type: 'modifying', waiting: [1, 3], ends: null })).toEqual(['note', [1, 3], false])
  expect(at(3, { type: 'modifying', waiting: [], ends: null })).toEqual(['notes-shown', [], false])
  expect(at(0, { type: 'arguing', ends: null })).toEqual(['you-steer', [], true])
  expect(at(2, { type: 'arguing', ends: null })).toEqual(['you-argue', [0], true])
  expect(at(null, { type: 'arguing', ends: null })).toEqual(['argument', [0], false])
})

test('the driver hears what was said to all since the argument began', () => {
  const said = (at: number, to: 'all' | 'team') => ({ type: 'said' as const, seat: 1, to, at, text: `${at}` })
  const argued = [{ at: 13, seat: 2, words: 'So cute' }]
  const lines = voices([said(1, 'all'), said(12, 'team'), said(14, 'all')], argued, 10)
  expect(lines.map((line) => line.at)).toEqual([13, 14])
})

test('own cards are a line each, and each once', () => {
  expect(typed('  One  card \n\nOne card\nTwo')).toEqual(['One card', 'Two'])
  expect(typed('x'.repeat(300))[0]).toHaveLength(120)
  const both = joined({ guilty: ['a'] }, { guilty: ['a', 'b'], modifiers: ['c'] })
  expect(both).toEqual({ innocents: [], guilty: ['a', 'b'], modifiers: ['c'] })
  expect(ownCount(both)).toBe(3)
})

test('the rails part to either side and grow narrow far away', () => {
  const ground = { width: 400, height: 300, horizon: 30 }
  expect(railAt('left', 300, ground).x).toBe(200)
  expect(railAt('left', 30, ground).x).toBeCloseTo(100)
  expect(railAt('right', 30, ground).x).toBeCloseTo(300)
  expect(railAt('left', 30, ground).gauge).toBeLessThan(railAt('left', 300, ground).gauge)
  expect(sleepers('left', ground).length).toBeGreaterThan(5)
})
