import { beforeEach, expect, test } from 'vitest'
import { Presses } from './presses'

let presses: Presses
beforeEach(() => void (presses = new Presses()))

test('a key that goes down and comes up on one thing presses it', () => {
  expect(presses.down(' ', 'vote', false)).toBe(true)
  expect(presses.up(' ', 'vote')).toBe(true)
})

test('a held key presses nothing more, wherever it is by then', () => {
  presses.down('Enter', 'field', false)
  expect(presses.down('Enter', 'field', true)).toBe(false)
  expect(presses.down('Enter', 'vote', true)).toBe(false)
})

test('a key that went down elsewhere presses nothing when it comes up', () => {
  presses.down(' ', 'field', false)
  expect(presses.up(' ', 'vote')).toBe(false)
})

test('a key that was down before the page was looked at presses nothing', () => {
  expect(presses.up(' ', 'vote')).toBe(false)
  presses.down(' ', 'vote', false)
  presses.forget()
  expect(presses.up(' ', 'vote')).toBe(false)
})

test('after a held key the next press counts', () => {
  presses.down(' ', 'field', false)
  presses.down(' ', 'vote', true)
  presses.up(' ', 'vote')
  expect(presses.down(' ', 'vote', false)).toBe(true)
  expect(presses.up(' ', 'vote')).toBe(true)
})
