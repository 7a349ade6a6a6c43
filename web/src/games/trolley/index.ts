import { OPTIONS, type Game } from '../../generated/trolley'
import { t } from '../../table/i18n.svelte'
import { defineGame } from '../define'
import './world.css'

export default defineGame<Game>('trolley', {
  screen: () => import('./Match.svelte'),
  options: OPTIONS,
  Options: () => import('./Options.svelte'),
  how: ['goal', 'teams', 'innocents', 'guilty', 'notes', 'argument', 'verdict', 'end'],
  replayWords: () => import('./replayWords'),
  shown: ['match-ended'],
  summary: (options) => {
    const { family, only_own, argue_seconds } = options
    const decks = t(`trolley-options-decks-${only_own ? 'own' : family ? 'family' : 'all'}`)
    const minutes = Math.round((argue_seconds ?? 0) / 6) / 10
    return t('trolley-options-summary', { decks, minutes, limited: argue_seconds === null ? 'no' : 'yes' })
  },
})
