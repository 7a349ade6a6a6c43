/** What a guest of the evening is called and looks like on this device. */

import { botMask, botName } from '../table/bots'
import type { Guest } from './evening'

export const guestName = ({ name, bot }: Guest): string => name ?? botName(bot ?? 0)

/** Whoever has left took their mask along. */
export const guestMask = ({ member, bot }: Guest): number[] => member?.mask ?? (bot === null ? [] : botMask(bot))
