import type { GameModule } from '../../table/contract'
import { t } from '../../table/i18n.svelte'
import { agreed } from './agreed'
import HowTo from './HowTo.svelte'
import { limits } from './limits'
import Options from './Options.svelte'
import './world.css'

export default {
  screen: () => import('./Match.svelte'),
  Options,
  HowTo,
  theme: 'wink',
  limits,
  recall: () => import('./recall'),
  aloud: () => import('./aloud').then((module) => module.aloud),
  summary: (options) => {
    const { eyes, turn_seconds } = agreed(options)
    return t('wink-options-summary', {
      eyes,
      seconds: turn_seconds ?? 0,
      limited: turn_seconds === null ? 'no' : 'yes',
    })
  },
} satisfies GameModule
