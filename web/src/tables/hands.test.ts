import { expect, test, vi } from 'vitest'
import { bareWindow } from '../table/bare'
import { isMuted, mute } from '../table/muted.svelte'
import { keepNotes, readNotes } from '../table/notes'
import { Hands } from './hands.svelte'

/** A line that never opens. */
class DeadSocket {
  close(): void {}
}

bareWindow(DeadSocket)

test('whoever gets the number of somebody who went gets none of their notes and mutes', () => {
  const hands = new Hands('lymano')
  hands.enter()
  const first = hands.add({ name: 'Ада', mask: [1], form: null })!
  keepNotes({ place: first.notes, match: 'a1' }, ['bank'])
  mute(first.notes, 'bot-1', true)
  void hands.remove(first.hand)
  const second = hands.add({ name: 'Віра', mask: [2], form: null })!
  expect(second.hand).toBe(first.hand)
  expect(readNotes({ place: second.notes, match: 'a1' }, [])).toEqual([])
  expect(isMuted(second.notes, 'bot-1')).toBe(false)
  hands.close()
})

function phone(): Hands {
  const hands = new Hands('kimora')
  hands.enter()
  hands.add({ name: 'Богдан', mask: [], form: null })
  vi.advanceTimersByTime(1600)
  return hands
}

test('whoever is taken off a phone without a line tries no doors any more', async () => {
  const hands = phone()
  const { link } = hands.all[1]!
  const close = vi.spyOn(link, 'close')
  await hands.remove(1)
  expect(close).toHaveBeenCalled()
  expect(hands.all).toHaveLength(1)
})

test('a whole phone goes without a line', async () => {
  const hands = phone()
  const links = hands.all.map(({ link }) => link)
  await hands.leave()
  expect(links.map(({ over }) => over)).toEqual([true, true])
})
