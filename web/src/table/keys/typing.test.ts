import { beforeEach, expect, test } from 'vitest'
import { TypingOn } from './typing'

let typing: TypingOn
let text: string

function strike(key: string, timeStamp = 100, more: { ctrlKey?: boolean; metaKey?: boolean } = {}): boolean {
  return typing.takes({ key, ctrlKey: false, metaKey: false, timeStamp, ...more })
}

beforeEach(() => {
  typing = new TypingOn()
  text = 'I think'
  typing.begin((change) => void (text = change(text)), 0)
})

test('whoever writes on when the box is gone loses no letter, and presses nothing', () => {
  for (const key of [' ', 'i', 't', 'x', 'Backspace', ' ', 'Shift', 'W']) expect(strike(key)).toBe(true)
  expect(text).toBe('I think it W')
})

test('Enter sends nothing and arrows move nothing', () => {
  for (const key of ['Enter', 'ArrowLeft', 'ArrowUp']) expect(strike(key)).toBe(true)
  expect(text).toBe('I think')
})

test.each(['Tab', 'Escape', 'F5'])('%s ends it: the next key is meant for where one is', (key) => {
  expect(strike(key)).toBe(false)
  expect(strike(' ')).toBe(false)
  expect(text).toBe('I think')
})

test('a shortcut of the browser ends it', () => {
  expect(strike('r', 100, { ctrlKey: true })).toBe(false)
  expect(typing.on).toBe(false)
})

test('after a long pause one has looked up', () => {
  expect(strike(' ', 3900)).toBe(true)
  expect(strike('a', 7800)).toBe(true)
  expect(strike(' ', 11_900)).toBe(false)
  expect(text).toBe('I think a')
})

test('nobody types: every key is free', () => {
  typing.end()
  expect(strike('w')).toBe(false)
})
