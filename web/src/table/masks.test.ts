import { expect, test } from 'vitest'
import { anyMask, INKS, MARKS, SHAPES } from './masks'

test('a new mask has a shape and a colour that nobody wears', () => {
  const worn = [1, 2, 3, 4, 5, 6, 7].map((n) => [n, n, 0, 0])
  for (let again = 0; again < 30; again += 1) {
    const [shape, ink, , mark] = anyMask(worn)
    expect(shape).toBe(0)
    expect([0, 8, 9]).toContain(ink)
    expect(mark).toBeLessThan(MARKS)
  }
})

test('where everything is worn, chance decides', () => {
  const worn = INKS.map((_, ink) => [ink % SHAPES, ink, 0, 0])
  const masks = Array.from({ length: 60 }, () => anyMask(worn))
  expect(new Set(masks.map(([shape]) => shape)).size).toBeGreaterThan(1)
  expect(masks.every(([shape, ink]) => shape! < SHAPES && ink! < INKS.length)).toBe(true)
})
