/** What a guest of the evening is called and looks like on this device. */

import { t } from '../table/i18n.svelte'
import { botMask } from '../table/masks'
import type { Guest } from './evening'

export const guestName = ({ name, bot }: Guest): string => name ?? t(`bot-name-${(bot ?? 0) % 16}`)

/** Whoever has left took their mask along. */
export const guestMask = ({ member, bot }: Guest): number[] => member?.mask ?? (bot === null ? [] : botMask(bot))
