/** `npm run cards -- GAME` writes docs/cards/GAME.html; `./zmova cards GAME` is the same with all it needs. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const GAMES = ['trolley', 'wink']
const [game, ...rest] = process.argv.slice(2)

if (!game || !GAMES.includes(game) || rest.length) {
  console.error(`usage: ./zmova cards GAME\nthere is a page of: ${GAMES.join(', ')}`)
  process.exit(2)
}
const { module } = await runnerImport(fileURLToPath(new URL(`${game}.ts`, import.meta.url)))
const folder = new URL('../../docs/cards/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL(`${game}.html`, folder), module[game]())
console.log(`docs/cards/${game}.html`)
