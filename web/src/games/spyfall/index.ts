import { OPTIONS, type Game } from '../../generated/spyfall'
import { t } from '../../table/i18n.svelte'
import { roundMinutes } from './options'
import { defineGame } from '../define'
import './world.css'

export default defineGame<Game>('spyfall', {
  screen: () => import('./Match.svelte'),
  options: OPTIONS,
  Options: () => import('./Options.svelte'),
  how: ['goal', 'questions', 'accusation', 'guess', 'time', 'points'],
  replayWords: () => import('./replayWords'),
  shown: ['counted', 'round-ended'],
  summary: (chosen, seats) => {
    const packs = chosen.packs.map((pack) => t(`spyfall-pack-${pack}`)).join(' + ')
    const minutes = roundMinutes(chosen.minutes, seats)
    const agreed = t('spyfall-options-summary', { rounds: chosen.rounds, minutes, packs })
    return chosen.acted ? `${agreed} · ${t('spyfall-options-acted')}` : agreed
  },
})
