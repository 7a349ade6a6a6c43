import { expect, test } from 'vitest'
import { emblem, games, hasLesson, hasRules, scene } from '.'
import { awaited } from '../table/waiting'
import { defineGame } from './define'
import { checkOf } from '../replay/fair/games'

test('what a game has is found in its folder', () => {
  expect(games).toContain('wink')
  expect(hasLesson('wink') && hasRules('wink')).toBe(true)
  expect(emblem('wink')).toContain('emblem')
  expect(scene('wink')).toContain('scene')
})

test('what a game has not is hidden, and the picture of Zmova stands for its own', () => {
  expect([hasLesson('stones'), hasRules('stones'), checkOf('stones')]).toEqual([false, false, undefined])
  expect([emblem('stones'), scene('stones')]).toEqual(['/icon.svg', '/icon.svg'])
})

test('a game that says nothing but its screen is told by its catalogue, and waits for whom its phase names', async () => {
  const game = defineGame<any>('stones', { screen: () => Promise.reject(new Error('no screen')) })
  expect([game.theme, game.options]).toEqual(['stones', {}])
  const { tell } = await game.publicStory()
  expect([{ seat: 2 }, { waiting: [0, 1] }, {}].map((phase) => awaited({ phase }))).toEqual([[2], [0, 1], []])
  expect(awaited({ waiting: [3], phase: { seat: 2 } })).toEqual([3])
  const said = { type: 'said', seat: 1, to: 'all', at: 0, text: 'hm' } as const
  expect(tell([said, { type: 'picked' }], { me: null, table: {} }, String)).toEqual(['1: hm'])
  const { default: replayWords } = await game.replayWords()
  expect(replayWords.tell({ type: 'picked' }, { me: null, table: {} }, String)).toBeNull()
})
