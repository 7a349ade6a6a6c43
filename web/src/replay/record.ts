/** What the server has of a finished match. */

import type { Cover, Minds, Moments } from '../generated/replays'
import { call, type Answer } from '../table/api'
import type { SeatInfo } from '../table/contract'
import { t } from '../table/i18n.svelte'
import { botForm, botMask, botName } from '../table/bots'

export type Eyes = number | null

export const exportUrl = (match: string): string => `/api/matches/${match}.json`

export function fetchCover(match: string): Promise<Answer<Cover>> {
  return call(`/api/matches/${match}/cover`)
}

export function fetchMoments(match: string, eyes: Eyes): Promise<Answer<Moments[]>> {
  return pages(`/api/matches/${match}/moments?seat=${eyes ?? 'none'}`)
}

export function fetchMinds(match: string): Promise<Answer<Minds[]>> {
  return pages(`/api/matches/${match}/minds`)
}

async function pages<Page extends { next: number | null }>(path: string): Promise<Answer<Page[]>> {
  const found: Page[] = []
  const sign = path.includes('?') ? '&' : '?'
  for (let from: number | null = 0; from !== null; from = found.at(-1)!.next) {
    const { value, refused }: Answer<Page> = await call<Page>(`${path}${sign}from=${from}`)
    if (refused) return { value: null, refused }
    found.push(value)
  }
  return { value: found, refused: null }
}

/** Everybody who played, as the screens want them; `eyes` is who watches. */
export function seatsOf(cover: Cover, eyes: Eyes): SeatInfo[] {
  return cover.seats.map(({ name, mask, form, bot }, seat) => ({
    seat,
    name: name ?? (bot === null ? t('replay-seat', { number: seat + 1 }) : botName(bot)),
    mask: mask.length ? mask : botMask(bot ?? seat),
    form: bot === null ? form : botForm(bot),
    bot: bot !== null,
    online: true,
    steward: false,
    me: seat === eyes,
  }))
}
