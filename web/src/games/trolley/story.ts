/** What happened, in sentences. */

import { TOLD, type Argument, type View } from '../../generated/trolley'
import { storyOf } from '../../table/story/sentences'
import { continued, lineOf } from './cards'
import { face, words } from './content.svelte'

interface Scene {
  view: View
}

/** As Python names them (src/zmova/games/trolley/called.py). */
export const sentence = storyOf('trolley', TOLD, {
  cards: (card: string, { view }: Scene) => face(card, view.table.own).text,
  short: (card: string, { view }: Scene) => face(card, view.table.own).short,
  modifiers: (card: string, { view }: Scene) => continued(face(card, view.table.own).text),
  argument: (_: string, { view }: Scene, said: Argument) => lineOf(said, words(), view.table.own),
})
