/** `npm run cards -- GAME` writes docs/cards/<game>.html; `./zmova cards GAME` is the same with all it needs. */

import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const games = new URL('../src/games/', import.meta.url)
/** @param {string} game */
const pageOf = (game) => new URL(`${game}/cards/page.ts`, games)
const there = readdirSync(games).filter((game) => existsSync(pageOf(game)))
const [game, ...rest] = process.argv.slice(2)

if (!game || !there.includes(game) || rest.length) {
  console.error(`usage: ./zmova cards GAME\nthere is a page of: ${there.join(', ')}`)
  process.exit(2)
}
const { module } = await runnerImport(fileURLToPath(pageOf(game)))
const folder = new URL('../../docs/cards/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL(`${game}.html`, folder), module.default())
console.log(`docs/cards/${game}.html`)
