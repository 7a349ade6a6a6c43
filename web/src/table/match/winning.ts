import type { SeatInfo } from '../contract'
import { list, t } from '../i18n.svelte'
import { ofGame } from '../ofGame'

/** The heading of the page after a match: who has won, or that nobody has. */
export function winning(game: string, seats: SeatInfo[], winners: number[]): string {
  const names = list(winners.map((seat) => seats[seat]?.name ?? ''))
  return winners.length
    ? t(ofGame(game, 'over-winners'), { names, count: winners.length })
    : t(ofGame(game, 'over-broken'))
}
