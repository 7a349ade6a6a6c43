import { expect, test } from 'vitest'
import { LONGEST } from '../roomContext'
import { Drafts, draftsOf } from './drafts.svelte'

test('a draft is there again when its box is, and is for that box alone', () => {
  draftsOf({ place: 'ABCD', match: '1' }).keep('say', 'I thi')
  const later = draftsOf({ place: 'ABCD', match: '1' })
  expect(later.read('say')).toBe('I thi')
  expect(later.read('answer 1-1')).toBe('')
})

test('nobody else on this phone sees it, and neither does the next match', () => {
  draftsOf({ place: 'ABCD', match: '1' }).keep('say', 'secret')
  expect(draftsOf({ place: 'ABCD somebody', match: '1' }).read('say')).toBe('')
  expect(draftsOf({ place: 'ABCD', match: '2' }).read('say')).toBe('')
  expect(draftsOf({ place: 'ABCD', match: '1' }).read('say')).toBe('')
})

test('words turn to others by a press, but never over what was begun for those', () => {
  const drafts = new Drafts()
  drafts.keep('team', 'left is ours')
  drafts.carry('team', 'all')
  expect([drafts.read('team'), drafts.read('all')]).toEqual(['', 'left is ours'])
  drafts.keep('team', 'psst')
  drafts.carry('all', 'team')
  expect([drafts.read('team'), drafts.read('all')]).toEqual(['psst', 'left is ours'])
})

test('a draft is no longer than a line, and gone when the match is', () => {
  const drafts = new Drafts()
  drafts.keep('say', 'a'.repeat(LONGEST + 9))
  expect(drafts.read('say')).toHaveLength(LONGEST)
  drafts.clear()
  expect(drafts.read('say')).toBe('')
})
