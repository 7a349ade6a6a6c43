/** What screen readers say of a card. */

import type { Character, OwnDecks, Spot } from '../../generated/trolley'
import { t } from '../../table/i18n.svelte'
import { sentence } from './cards'
import { face } from './content.svelte'

/** The character with all its notes, as one sentence. */
export function wholeText({ card, modifiers }: Character, own: OwnDecks): string {
  const text = face(card, own).text
  return sentence(
    text,
    modifiers.map((pin) => face(pin.card, own).text),
  )
}

export function characterLabel(character: Character, { track, place }: Spot, own: OwnDecks): string {
  const kind = character.guilty ? 'guilty' : 'innocents'
  return t('trolley-character', { track, place: place + 1, kind, text: wholeText(character, own) })
}
