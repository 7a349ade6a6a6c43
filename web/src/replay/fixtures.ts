/** Beginnings of recorded matches, for tests. */

import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

const games = new URL('../../../tests/games/', import.meta.url)
const files = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\/replays\/[\w-]+\.json$/.test(file),
)
const byName = new Map(files.map((file) => [basename(file, '.json'), file]))

export const MATCHES: string[] = [...byName.keys()]

/** A copy of its own for whoever asks. */
export function fixture(name: string): any {
  return JSON.parse(readFileSync(new URL(byName.get(name)!, games), 'utf8'))
}
