import { OPTIONS, type Game } from '../../generated/trolley'
import type { GameModule } from '../../table/contract'
import { t } from '../../table/i18n.svelte'
import './world.css'

export default {
  screen: () => import('./Match.svelte'),
  options: OPTIONS,
  Options: () => import('./Options.svelte'),
  how: ['goal', 'teams', 'innocents', 'guilty', 'notes', 'argument', 'verdict', 'end'],
  theme: 'trolley',
  recall: () => import('./recall'),
  aloud: () => import('./aloud').then((module) => module.aloud),
  summary: (options) => {
    const { family, only_own, argue_seconds } = options
    const decks = t(`trolley-options-decks-${only_own ? 'own' : family ? 'family' : 'all'}`)
    const minutes = Math.round((argue_seconds ?? 0) / 6) / 10
    return t('trolley-options-summary', { decks, minutes, limited: argue_seconds === null ? 'no' : 'yes' })
  },
} satisfies GameModule<Game>
