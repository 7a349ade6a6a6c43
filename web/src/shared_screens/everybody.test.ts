import { expect, test } from 'vitest'
import { STRANGER, type Standing } from '../table/resume'
import { ofEverybody } from './everybody'

const said = (to: 'all' | 'team' | 'whisper', text: string) => ({ type: 'said' as const, seat: 0, to, at: 0, text })
const standing: Standing = {
  ...STRANGER,
  me: 'abc',
  view: { me: 1, table: { round: 2 }, mine: { spy: true }, choices: [{ type: 'ask' }] },
  talk: [said('all', 'hi'), said('team', 'psst'), said('whisper', 'hush')],
  batch: { n: 7, notices: [{ type: 'winked', seat: 1 }] },
}

test('nothing of a seat is left in what everybody may see', () => {
  const open = ofEverybody(standing)
  expect(open.view).toEqual({ me: null, table: { round: 2 }, mine: null, choices: [] })
  expect(open.talk.map(({ text }) => text)).toEqual(['hi'])
  expect(open.batch.notices).toEqual([])
})

test('before the cards there is nothing to cut', () => {
  expect(ofEverybody(STRANGER).view).toBeNull()
})
