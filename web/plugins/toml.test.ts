import { expect, test } from 'vitest'
import { speak, without } from './toml.ts'

const bank = { delicate: true, uk: { name: 'Банк', roles: ['касир'] }, en: { name: 'Bank', roles: ['teller'] } }

test('one language’s fields take the place of both', () => {
  expect(speak({ bank }, 'uk')).toEqual({ bank: { delicate: true, name: 'Банк', roles: ['касир'] } })
  expect(speak({ bank }, 'en')).toEqual({ bank: { delicate: true, name: 'Bank', roles: ['teller'] } })
})

test('a phrase in two languages becomes the phrase', () => {
  expect(speak({ hello: { uk: 'Вітаю', en: 'Hello' } }, 'uk')).toEqual({ hello: 'Вітаю' })
  expect(speak({ hello: { weight: 2, uk: 'Вітаю', en: 'Hello' } }, 'en')).toEqual({
    hello: { weight: 2, text: 'Hello' },
  })
})

test('lists are read through, and what has no language stays', () => {
  expect(speak({ grades: [{ uk: 'ні', en: 'no' }, 3], min: 1 }, 'en')).toEqual({ grades: ['no', 3], min: 1 })
})

test('fields for the server alone are left out, however deep', () => {
  expect(without({ loud: { ask: ['Loud?'], more: ['noise'] } }, ['more', 'less'])).toEqual({ loud: { ask: ['Loud?'] } })
})
