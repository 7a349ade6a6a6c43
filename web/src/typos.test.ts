/** What is misspelled does not compile: svelte-check fails where one of these would. */

import { expect, test } from 'vitest'
import type { Game, Options } from './generated/wink'
import type { GameProps } from './table/contract'
import { t } from './table/i18n.svelte'

export function neverRun({ play, batch, view }: GameProps<Game>): unknown[] {
  void play({ type: 'look', player: 1 })
  // @ts-expect-error there is no such move
  void play({ type: 'lok', player: 1 })
  // @ts-expect-error nor does it have such a field
  void play({ type: 'look', seat: 1 })
  const told = batch.notices.map((notice) => {
    if (notice.type !== 'called') return null
    // @ts-expect-error the card is called agent
    return notice.card ?? notice.agent
  })
  const { phase } = view.table
  // @ts-expect-error a point has no reason
  const why = phase.type === 'over' ? phase.result.why.map((point) => point.reason) : []
  // @ts-expect-error it is turn_seconds
  const options: Partial<Options> = { turn_second: 5 }
  // @ts-expect-error there is no such phrase
  return [told, why, options, t('wink-optoins-turn')]
}

test('what is misspelled does not compile', () => {
  expect(neverRun).toBeTypeOf('function')
})
