import { expect, test } from 'vitest'
import { event, wrongIn, type Forgery } from '../../replay/fair/forging'

const FORGERIES: Forgery[] = [
  ['a deck in order', 'trolley', 'trolley-deck', (file) => event(file, 'shuffled').cards.sort()],
  [
    'another driver',
    'trolley',
    'trolley-driver',
    (file) => (event(file, 'round-began').driver = (event(file, 'round-began').driver + 1) % 5),
  ],
  ['a card from below', 'trolley', 'trolley-hands', (file) => event(file, 'drew').cards.reverse()],
  [
    'another innocent',
    'trolley-family',
    'trolley-hands',
    (file) => (event(file, 'turned').card = 'granny-nine-kittens'),
  ],
]

test.each(FORGERIES)('%s (%s) is found out', async (_, match, line, forge) => {
  expect(await wrongIn(match, forge)).toContain(line)
})
