import { expect, test } from 'vitest'
import { softened } from './syllables'

test('long words may break at a syllable, short ones never', () => {
  expect(softened('Пасажирський поїзд', 9)).toBe('Паса\u00adжирський поїзд')
  const names = ['Дзеркало', 'Хамелеон', 'Маска', 'Зряча рука'].map((name) => softened(name))
  expect(names).toEqual(['Дзер\u00adкало', 'Хаме\u00adлеон', 'Маска', 'Зряча рука'])
})
