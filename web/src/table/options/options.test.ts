import { expect, test } from 'vitest'
import { OPTIONS } from '../../generated/wink'
import { isUsual, oneLine, withDefaults } from './fields'
import { limits, nameOf } from './limits'

test('a note is one line, or none', () => {
  expect(oneLine('  touch \n your ear ', 80)).toBe('touch your ear')
  expect(oneLine('   ', 80)).toBeNull()
  expect(oneLine('x'.repeat(100), 80)).toHaveLength(80)
})

test('what a room has not changed is as the rules have it', () => {
  const chosen = withDefaults(OPTIONS, { turn_seconds: 60 })
  expect(chosen).toEqual({ eyes: 'masks', signal: 'wink', note: null, turn_seconds: 60 })
})

test('options are usual as long as they are those of a new room', () => {
  expect(isUsual(OPTIONS, withDefaults(OPTIONS, { turn_seconds: 60 }))).toBe(true)
  expect(isUsual(OPTIONS, withDefaults(OPTIONS, {}))).toBe(false)
})

test('a limit moves by whole steps within its bounds, and begins with what rooms begin with', () => {
  const [turn] = limits('wink', OPTIONS, withDefaults(OPTIONS, {}))
  expect(turn).toMatchObject({ name: 'turn', value: null, usual: 60, least: 10, most: 600, step: 10, minutes: false })
  expect(nameOf('only_own')).toBe('only-own')
})
