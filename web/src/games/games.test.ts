import { expect, test } from 'vitest'
import { emblem, games, hasLesson, hasRules, scene } from '.'
import { checkOf } from '../replay/fair/games'

test('what a game has is found in its folder', () => {
  expect(games).toContain('wink')
  expect(hasLesson('wink') && hasRules('wink')).toBe(true)
  expect(emblem('wink')).toContain('emblem')
  expect(scene('wink')).toContain('scene')
})

test('what a game has not is hidden, and a picture of the house stands for its own', () => {
  expect([hasLesson('stones'), hasRules('stones'), checkOf('stones')]).toEqual([false, false, undefined])
  expect([emblem('stones'), scene('stones')]).toEqual(['/icon.svg', '/icon.svg'])
})
