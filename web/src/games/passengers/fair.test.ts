import { expect, test } from 'vitest'
import { event, wrongIn, type Forgery } from '../../replay/fair/forging'

const FORGERIES: Forgery[] = [
  ['a hand of choice', 'passengers', 'passengers-hands', (file) => event(file, 'dealt').hands.reverse()],
  [
    'another coin',
    'passengers',
    'passengers-coin',
    (file) => (event(file, 'dealt').coin = (event(file, 'dealt').coin + 1) % 5),
  ],
  ['other shadows', 'passengers-four', 'passengers-shadows', (file) => event(file, 'dealt').shadows.reverse()],
]

test.each(FORGERIES)('%s (%s) is found out', async (_, match, line, forge) => {
  expect(await wrongIn(match, forge)).toContain(line)
})
