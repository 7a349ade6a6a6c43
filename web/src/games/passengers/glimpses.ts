/** What I alone was shown just now. */

import type { Notice, View } from '../../generated/passengers'
import { t } from '../../table/i18n.svelte'
import { spotName } from './cards'
import { inPlay, sitting } from './knowledge'

export interface Glimpse {
  /** Whose card, or where. */
  where: string
  card: string
  /** The passenger, who may be moved. */
  id?: number | undefined
}

export function glimpsesOf(notice: Notice, view: View, name: (seat: number) => string): Glimpse[] {
  switch (notice.type) {
    case 'peeked':
      return (notice.cards ?? []).map((card, index) => ({
        where: spotName(notice.spots[index]!),
        card,
        id: sitting(view, notice.spots[index]!)?.id,
      }))
    case 'shown':
      return notice.card && notice.to === view.me
        ? [{ where: t('passengers-peek-hand', { name: name(notice.seat) }), card: notice.card }]
        : []
    case 'traded': {
      const partner = notice.seats.findIndex((seat) => seat !== view.me)
      const got = notice.cards?.[partner]
      return got ? [{ where: t('passengers-peek-got', { name: name(notice.seats[partner]!) }), card: got }] : []
    }
    default:
      return []
  }
}

/** A passenger is named by where it sits by now. */
export function placed(glimpses: Glimpse[], view: View): Glimpse[] {
  return glimpses.map((one) => {
    const now = inPlay(view).find(({ id }) => id === one.id)
    return now ? { ...one, where: spotName(now.spot) } : one
  })
}
