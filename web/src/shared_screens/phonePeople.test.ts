import { expect, test, vi } from 'vitest'
import { fakeWindow } from '../table/fakeWindow'
import { isMuted, mute } from '../table/muted.svelte'
import { keepNotes, readNotes } from '../table/notes'
import { PhonePeople } from './phonePeople.svelte'

/** A connection that never opens. */
class DeadSocket {
  close(): void {}
}

fakeWindow(DeadSocket)

test('whoever gets the number of somebody who went gets none of their notes and mutes', () => {
  const phonePeople = new PhonePeople('lymano')
  phonePeople.enter()
  const first = phonePeople.add({ name: 'Ада', mask: [1], form: null })!
  keepNotes({ place: first.notes, match: 'a1' }, ['bank'])
  mute(first.notes, 'bot-1', true)
  void phonePeople.remove(first.hand)
  const second = phonePeople.add({ name: 'Віра', mask: [2], form: null })!
  expect(second.hand).toBe(first.hand)
  expect(readNotes({ place: second.notes, match: 'a1' }, [])).toEqual([])
  expect(isMuted(second.notes, 'bot-1')).toBe(false)
  phonePeople.close()
})

function phone(): PhonePeople {
  const phonePeople = new PhonePeople('kimora')
  phonePeople.enter()
  phonePeople.add({ name: 'Богдан', mask: [], form: null })
  vi.advanceTimersByTime(1600)
  return phonePeople
}

test('whoever is taken off a phone that is offline is not connected again', async () => {
  const phonePeople = phone()
  const { link } = phonePeople.all[1]!
  const close = vi.spyOn(link, 'close')
  await phonePeople.remove(1)
  expect(close).toHaveBeenCalled()
  expect(phonePeople.all).toHaveLength(1)
})

test('all people of a phone can leave while it is offline', async () => {
  const phonePeople = phone()
  const links = phonePeople.all.map(({ link }) => link)
  await phonePeople.leave()
  expect(links.map(({ over }) => over)).toEqual([true, true])
})
