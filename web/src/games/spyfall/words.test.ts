import { expect, test } from 'vitest'
import { answer, anyOf, aside, inForm, placeName, question, roleName, type Words } from './words'

const words: Words = {
  packs: {
    classic: { bank: { name: 'Банк', roles: ['касир | касирка', 'кінозірка'] } },
    ukraine: { zoo: { name: 'Зоопарк', roles: [] } },
  },
  topics: {
    crowded: { chip: 'Людно?', ask: ['Багато людей?', 'Тісно тут?'], answers: [['Ні'], [], [], [], ['Так', 'Дуже']] },
  },
  vague: { answers: ['Хто знає.', 'Порівняно з чим?'], questions: ['Як минув день?'], vote_yes: ['За.'] },
}
const own = [{ name: 'Наша дача', roles: ['кріт'] }]

test('a typed question is shown as it was typed, in every language', () => {
  expect(question({ text: 'Why?', topic: 'crowded' }, words)).toEqual({ kind: 'words', text: 'Why?' })
})

test('a chip is shown in the words of the device, whichever wording was sent', () => {
  expect(question({ topic: 'crowded', wording: 1 }, words)).toEqual({ kind: 'words', text: 'Тісно тут?' })
  expect(question({ topic: 'crowded', wording: 5 }, words)).toEqual({ kind: 'words', text: 'Тісно тут?' })
})

test('a wording without a topic is a question about nothing in particular', () => {
  expect(question({ wording: 0 }, words)).toEqual({ kind: 'words', text: 'Як минув день?' })
})

test('a spoken question stays spoken when its topic is explained later', () => {
  expect(question({}, words)).toEqual({ kind: 'aloud' })
  expect(question({ topic: 'crowded' }, words)).toEqual({ kind: 'aloud' })
  expect(question({ topic: 'unheard-of', wording: 1 }, words)).toEqual({ kind: 'aloud' })
})

test('a graded answer speaks in the phrases of the topic, or plainly where there is none', () => {
  expect(answer({ topic: 'crowded', grade: 4, answer_wording: 1 }, words)).toEqual({ kind: 'words', text: 'Дуже' })
  expect(answer({ topic: 'other', grade: 3, answer_wording: 0 }, words)).toEqual({ kind: 'grade', grade: 3 })
})

test('a wording alone is an evasion, and nothing at all was said aloud', () => {
  expect(answer({ topic: 'crowded', answer_wording: 3 }, words)).toEqual({ kind: 'words', text: 'Порівняно з чим?' })
  expect(answer({ topic: 'crowded' }, words)).toEqual({ kind: 'aloud' })
  expect(answer({ grade: 3 }, words)).toEqual({ kind: 'aloud' })
  expect(answer({ answer: 'Ага', grade: 3 }, words)).toEqual({ kind: 'words', text: 'Ага' })
})

test('a role takes the form of the player', () => {
  expect(inForm('касир | касирка', 'f')).toBe('касирка')
  expect(inForm('касир | касирка', 'm')).toBe('касир')
  expect(inForm('касир | касирка', null)).toBe('касир / касирка')
  expect(inForm('гість, що шукає намет | гостя, що шукає намет', null)).toBe('гість / гостя, що шукає намет')
  expect(inForm('комірник із накладними | комірниця з накладними', null)).toBe('комірник / комірниця з накладними')
  expect(inForm('грабіжник у масці | грабіжниця в масці', null)).toBe('грабіжник / грабіжниця в масці')
  expect(inForm('армійський кухар | армійська кухарка', null)).toBe('армійський кухар / армійська кухарка')
  expect(inForm('кінозірка', 'm')).toBe('кінозірка')
})

test('places and roles are found in every pack and among the own ones', () => {
  expect(placeName('zoo', words, own)).toBe('Зоопарк')
  expect(placeName('own-1', words, own)).toBe('Наша дача')
  expect(placeName('own-2', words, own)).toBe('own-2')
  expect(roleName('bank', 0, 'f', words, own)).toBe('касирка')
  expect(roleName('own-1', 0, null, words, own)).toBe('кріт')
  expect(roleName('bank', null, 'f', words, own)).toBeNull()
  expect(roleName('own-1', 4, 'f', words, own)).toBeNull()
})

test('an aside of a bot names a list and a place in it', () => {
  expect(aside('vote-yes-7', words)).toBe('За.')
  expect(aside('hm', words)).toBeNull()
})

test('any wording is one of the phrases', () => {
  expect(anyOf(['a', 'b', 'c'], () => 0.99)).toBe(2)
  expect(anyOf(undefined)).toBe(0)
})
