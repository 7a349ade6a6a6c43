import { expect, test } from 'vitest'
import { event, wrongIn, type Forgery } from '../../replay/fair/forging'

const FORGERIES: Forgery[] = [
  [
    'another spy',
    'spyfall',
    'spyfall-round',
    (file) => (event(file, 'dealt').spy = (event(file, 'dealt').spy + 1) % 4),
  ],
  ['another place', 'spyfall', 'spyfall-round', (file) => (event(file, 'dealt').location = 'beach')],
  ['roles passed on', 'spyfall', 'spyfall-round', (file) => event(file, 'dealt').roles.reverse()],
  [
    'another first to ask',
    'spyfall',
    'spyfall-dealer',
    (file) => (event(file, 'dealt').dealer = (event(file, 'dealt').dealer + 1) % 4),
  ],
]

test.each(FORGERIES)('%s (%s) is found out', async (_, match, line, forge) => {
  expect(await wrongIn(match, forge)).toContain(line)
})
