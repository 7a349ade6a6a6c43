import type { GameModule } from '../../table/contract'
import { t } from '../../table/i18n.svelte'
import { agreed, roundMinutes } from './agreed'
import HowTo from './HowTo.svelte'
import { limits } from './limits'
import Options from './Options.svelte'
import './world.css'

export default {
  screen: () => import('./Screen.svelte'),
  Options,
  HowTo,
  theme: 'spyfall',
  limits,
  recall: () => import('./recall'),
  aloud: () => import('./aloud').then((module) => module.aloud),
  summary: (options, seats) => {
    const chosen = agreed(options)
    const packs = chosen.packs.map((pack) => t(`spyfall-pack-${pack}`)).join(' + ')
    return t('spyfall-options-summary', { rounds: chosen.rounds, minutes: roundMinutes(chosen.minutes, seats), packs })
  },
} satisfies GameModule
