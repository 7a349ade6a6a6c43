/** One page with all cards of a game, that needs no network and no server. */

import { readFileSync } from 'node:fs'
import { type Both, escaped, inBoth, type phrasebook, ui } from './words'

type Say = ReturnType<typeof phrasebook>

const read = (file: URL): string => readFileSync(file, 'utf8').trim()
const beside = (file: string): string => read(new URL(file, import.meta.url))

export function choice(name: string, title: Both, values: Record<string, Both>, chosen: string): string {
  const one = ([value, label]: [string, Both]): string =>
    `<label><input type="radio" name="${name}" value="${value}"${value === chosen ? ' checked' : ''}><span>${ui(label)}</span></label>`
  return `<fieldset><legend>${ui(title)}</legend>${Object.entries(values).map(one).join('')}</fieldset>`
}

export const phrases = (say: Say, prefix: string, names: readonly string[]): Record<string, Both> =>
  Object.fromEntries(names.map((name) => [name, say(`${prefix}-${name}`)]))

export interface Page {
  game: string
  say: Say
  /** The game's own, over those of every page. */
  styles: URL[]
  /** What the pictures share. */
  parts: string
  /** Choices that only this game has. */
  choices: string[]
  sections: string[]
}

export function page({ game, say, styles, parts, choices, sections }: Page): string {
  const title = say(`${game}-title`)
  const own = choices.map((each) => `${each}\n`).join('')
  return `<!doctype html>
<!-- Made by ./zmova cards ${game} from the texts and the pictures; never edited. -->
<html lang="uk" data-lang="both" data-theme="system">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title.uk)} · ${escaped(title.en)}</title>
<style>
${[beside('page.css'), ...styles.map(read)].join('\n')}
</style>
</head>
<body>
<svg width="0" height="0" aria-hidden="true"><defs>
${parts}
</defs></svg>
<header>
<h1>${inBoth('span', title)}</h1>
<form>
<label class="search">${ui(say('cards-search'))}<input type="search" name="search" autocomplete="off"></label>
${own}${choice('lang', say('cards-lang'), phrases(say, 'cards-lang', ['both', 'uk', 'en']), 'both')}
${choice('theme', say('cards-theme'), phrases(say, 'cards-theme', ['system', 'light', 'dark']), 'system')}
<p class="shown" role="status">${ui(say('cards-shown'))} <b></b></p>
</form>
</header>
<main>
${sections.join('\n')}
<p class="nothing" hidden>${ui(say('cards-nothing'))}</p>
</main>
<script>
${beside('filter.js')}
</script>
</body>
</html>
`
}
