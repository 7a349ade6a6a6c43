import { expect, test } from 'vitest'
import type { Command } from './connection.svelte'
import { filled } from './filling'

const length = (command: Command): number => new TextEncoder().encode(filled(command, JSON.stringify(command))).length
const play = (move: Record<string, unknown>): Command => ({ type: 'play', move })

test('secret choices are as long as one another, and stay what they are', () => {
  const secrets = [
    play({ type: 'vote', guilty: true }),
    play({ type: 'vote', guilty: false }),
    play({ type: 'innocent', card: 10 }),
    play({ type: 'wink' }),
  ]
  expect(new Set(secrets.map(length))).toEqual(new Set([512]))
  for (const one of secrets) expect(JSON.parse(filled(one, JSON.stringify(one)))).toEqual(one)
})

test('a whisper is as long whatever is whispered', () => {
  const whispers = ['о', 'щ'.repeat(280), '🦝'.repeat(280)].map((text) => play({ type: 'say', to: 'team', text }))
  expect(new Set(whispers.map(length))).toEqual(new Set([2048]))
})
