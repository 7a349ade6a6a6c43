/** The match for screens that are nobody's own. */

import type { Game, View } from '../../generated/passengers'
import type { PublicStory } from '../../table/contract'
import { t } from '../../table/i18n.svelte'
import { telling } from '../../table/story/telling'
import { spoken } from './spoken'
import { sentence } from './story'
import { awaited } from './turn'

export const publicStory: PublicStory<Game> = {
  tell: telling<Game>({
    shown: ['counted', 'match-ended'],
    spoken,
    sentence: (notice, view, name) => sentence(notice, { view, name }),
  }),
  waits: (table: View['table']) => awaited({ table }),
  aloud: ({ phase }: View['table']) => (phase.type === 'gaze' ? t('passengers-story-gaze-began') : null),
}
