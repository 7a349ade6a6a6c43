/** What happened, in sentences. */

import { TOLD } from '../../generated/passengers'
import { storyOf } from '../../table/story/sentences'
import { giftName } from './content.svelte'

export const sentence = storyOf('passengers', TOLD, { gifts: giftName })
