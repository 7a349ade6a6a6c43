/** What happened, in sentences. */

import { TOLD, type Argument, type Spot, type View } from '../../generated/trolley'
import { t } from '../../table/i18n.svelte'
import { storyOf, type Scene as AnyScene } from '../../table/story/sentences'
import { aboutOf, continued, lineOf } from './cards'
import { face, words } from './content.svelte'
import { TRACKS, type Deck } from './teams'

export interface Scene extends AnyScene {
  view: View
}

/** Whom the teams have just put on the tracks. */
function picks(deck: Deck, { view: { table } }: Scene): string {
  const stands = TRACKS.flatMap((track) => {
    const one = table.tracks[track].findLast(({ guilty, seat }) => guilty === (deck === 'guilty') && seat !== null)
    return one ? [t('trolley-stands', { track, card: face(one.card, deck, table.own).text })] : []
  })
  return stands.join(' ')
}

function character({ track, place }: Spot, { view: { table } }: Scene): string {
  const one = table.tracks[track][place]
  return one ? face(one.card, one.guilty ? 'guilty' : 'innocents', table.own).short : ''
}

function argument(_: unknown, { view: { table } }: Scene, said: Argument): string {
  const about = aboutOf(said, table.tracks)
  return about ? lineOf(about, words(), table.own) : ''
}

/** As Python names them (src/zmova/games/trolley/faces.py). */
export const sentence = storyOf('trolley', TOLD, {
  picks,
  character,
  argument,
  innocents: (card: string, { view }: Scene) => face(card, 'innocents', view.table.own).text,
  modifiers: (card: string, { view }: Scene) => continued(face(card, 'modifiers', view.table.own).text),
})
