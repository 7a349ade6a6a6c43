import { OPTIONS, type Game } from '../../generated/wink'
import { t } from '../../table/i18n.svelte'
import { defineGame } from '../define'
import './world.css'

export default defineGame<Game>('wink', {
  screen: () => import('./Match.svelte'),
  options: OPTIONS,
  how: ['goal', 'call', 'eyes', 'name', 'catch', 'end'],
  replayWords: () => import('./replayWords'),
  shown: ['match-ended'],
  summary: (options) => {
    const { eyes, turn_seconds } = options
    return t('wink-options-summary', {
      eyes,
      seconds: turn_seconds ?? 0,
      limited: turn_seconds === null ? 'no' : 'yes',
    })
  },
})
