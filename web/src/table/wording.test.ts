import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addPhrases, t } from './i18n.svelte'
import { built } from './phrases/keys'
import { Wording } from './wording.svelte'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: {}, title: '' })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('words that did not come are asked for again until they do', async () => {
  const fetch = vi.fn(async (lang: string) => `words of ${lang}`)
  fetch.mockRejectedValueOnce(new Error('no line'))
  const wording = new Wording(fetch)
  wording.ask()
  await vi.advanceTimersByTimeAsync(0)
  expect(wording.words).toBeNull()
  await vi.advanceTimersByTimeAsync(5000)
  expect(wording.words).toBe('words of uk')
  wording.ask()
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a catalogue that did not come is there once it is asked for again', async () => {
  const uk = vi.fn(async () => 'greeting = Вітаю')
  uk.mockRejectedValueOnce(new Error('no line'))
  const phrases = { uk, en: uk }
  await expect(addPhrases('greetings', phrases)).rejects.toThrow('no line')
  await addPhrases('greetings', phrases)
  expect(t(built('greeting'))).toBe('Вітаю')
})
