import { OPTIONS, type Game } from '../../generated/passengers'
import { t } from '../../table/i18n.svelte'
import { defineGame } from '../define'
import './world.css'

export default defineGame<Game>('passengers', {
  screen: () => import('./Match.svelte'),
  options: OPTIONS,
  Options: () => import('./Options.svelte'),
  how: ['goal', 'cards', 'placing', 'gifts', 'talk', 'vote', 'points', 'yaesther'],
  replayWords: () => import('./replayWords'),
  shown: ['counted', 'match-ended'],
  announcement: ({ phase }) => (phase.type === 'gaze' ? t('passengers-story-gaze-began') : null),
  summary: (options, seats) => {
    const { gifts, place_seconds, gift_seconds, vote_seconds } = options
    const name = (set: string): string => t('passengers-set', { set })
    const chosen = seats === 4 ? name('four') : Array.isArray(gifts) ? gifts.map(name).join(' → ') : name(gifts)
    const limited = place_seconds !== null || gift_seconds !== null || vote_seconds !== null ? 'yes' : 'no'
    return t('passengers-options-summary', { gifts: chosen, limited })
  },
})
