import { expect, test } from 'vitest'
import { inTheAir } from './inTheAir'

test('only the latest words of each seat are in the air, for a while, the newest first', () => {
  const said = (seat: number, at: number) => ({ seat, at })
  const heard = inTheAir([said(0, 1000), said(1, 9000), said(1, 9500), said(2, 9800)], 10_000, 6000)
  expect(heard).toEqual([said(2, 9800), said(1, 9500)])
})
