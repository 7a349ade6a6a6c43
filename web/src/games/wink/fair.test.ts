import { expect, test } from 'vitest'
import { event, wrongIn, type Forgery } from '../../replay/fair/forging'

const FORGERIES: Forgery[] = [
  ['a hand of agents', 'wink', 'wink-hands', (file) => event(file, 'dealt').hands.reverse()],
  ['another crowd', 'wink', 'wink-crowd', (file) => event(file, 'dealt').crowd.reverse()],
  [
    'another beginner',
    'wink',
    'wink-first',
    (file) => (event(file, 'dealt').first = (event(file, 'dealt').first + 1) % 4),
  ],
]

test.each(FORGERIES)('%s (%s) is found out', async (_, match, line, forge) => {
  expect(await wrongIn(match, forge)).toContain(line)
})
