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
  messages: {
    uk: () => import('$locales/uk/wink.ftl?raw').then((module) => module.default),
    en: () => import('$locales/en/wink.ftl?raw').then((module) => module.default),
  },
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
