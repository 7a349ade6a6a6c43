/** The games: each folder beside this file is one, loaded when a table needs it. */

import type { GameModule } from '../table/contract'
import { addWords } from './words'

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts')
const emblems = import.meta.glob<string>('./*/emblem.svg', { query: '?url&no-inline', import: 'default', eager: true })
const scenes = import.meta.glob<string>('./*/scene.svg', { query: '?url&no-inline', import: 'default', eager: true })
const lessons = import.meta.glob('$games/*/content/lesson.toml', { query: '?there', eager: true })
const rulebooks = import.meta.glob('$games/*/rules/en.md', { query: '?there', eager: true })
const catalogues = import.meta.glob<string>('$games/*/words/*/play.ftl', { query: '?raw', import: 'default' })

export const games: string[] = Object.keys(modules).map((path) => path.split('/')[1]!)

/** The picture on the game's box; the mask of Zmova where it has none yet. */
export function emblem(game: string): string {
  return emblems[`./${game}/emblem.svg`] ?? '/icon.svg'
}

/** The game's world, as one sees it from the home page. */
export function scene(game: string): string {
  return scenes[`./${game}/scene.svg`] ?? emblem(game)
}

const isAmong = (files: object, end: string): boolean => Object.keys(files).some((path) => path.endsWith(end))

export function hasLesson(game: string): boolean {
  return isAmong(lessons, `/${game}/content/lesson.toml`)
}

export function hasRules(game: string): boolean {
  return isAmong(rulebooks, `/${game}/rules/en.md`)
}

/** The game's screens, with its phrases added to the catalogue. */
export async function load(game: string): Promise<GameModule> {
  const module = modules[`./${game}/index.ts`]
  if (!module) throw new Error(`no screens for ${game}`)
  const { default: screens } = await module()
  await addWords(game, 'play', catalogues)
  return screens
}
