import { has } from './i18n.svelte'
import { built, type Phrase } from './phrases/keys'

/** The game's own words, `<game>-again`, or where it has none those of any game, `table-again`. */
export function ofGame(game: string, end: string): Phrase {
  const own = `${game}-${end}`
  return has(own) ? own : built(`table-${end}`)
}
