import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test, vi } from 'vitest'
import { speak } from './i18n.svelte'

const source = new URL('../../../src/zmova/', import.meta.url)
/** What all games share, and each game's own; LANG stands for the language. */
const catalogues = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^locales|\/words)\/uk\/\w+\.ftl$/.test(file))
  .map((file) => file.replace('/uk/', '/LANG/'))

function read(lang: string, file: string): string {
  return readFileSync(new URL(file.replace('LANG', lang), source), 'utf8')
}

function keys(text: string): string[] {
  return [...text.matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map((match) => match[1]!).sort()
}

/** The variables of each phrase. */
function variables(text: string): Record<string, string[]> {
  const phrases = text.split(/^(?=[a-z][a-z0-9-]* *=)/m).filter((part) => /^[a-z]/.test(part))
  return Object.fromEntries(
    phrases.map((phrase) => [
      phrase.split(/[ =]/, 1)[0]!,
      [...new Set([...phrase.matchAll(/\{ *\$([a-z]+)/g)].map((match) => match[1]!))].sort(),
    ]),
  )
}

/** The keys that the screens of one folder ask for by name. */
function asked(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(new URL(file, folder), 'utf8').matchAll(/\bt\('([a-z0-9-]+)'/g)])
    .map((match) => match[1]!)
}

test.each(catalogues)('%s says the same things in both languages', (file) => {
  expect(variables(read('en', file))).toEqual(variables(read('uk', file)))
})

test('no phrase is said twice', () => {
  for (const lang of ['uk', 'en']) {
    const all = catalogues.flatMap((file) => keys(read(lang, file)))
    expect(all.filter((key, place) => all.indexOf(key) !== place)).toEqual([])
  }
})

test.each(['uk', 'en'])('every phrase of %s can be read', (lang) => {
  for (const file of catalogues) {
    const bundle = new FluentBundle(lang)
    expect(bundle.addResource(new FluentResource(read(lang, file)))).toEqual([])
    const text = read(lang, file)
    expect(keys(text).filter((key) => !bundle.getMessage(key)?.value)).toEqual([])
  }
})

test('every phrase that the screens ask for exists', () => {
  const known = new Set(catalogues.flatMap((file) => keys(read('uk', file))))
  expect(asked(new URL('../', import.meta.url)).filter((key) => !known.has(key))).toEqual([])
})

test('Ukrainian counts as people do', () => {
  const bundle = new FluentBundle('uk', { useIsolating: false })
  bundle.addResource(new FluentResource(read('uk', 'locales/LANG/lobby.ftl')))
  const free = (count: number) => bundle.formatPattern(bundle.getMessage('join-free')!.value!, { free: count })
  expect([1, 2, 5, 11, 21, 22].map(free)).toEqual([
    'Вільне 1 місце.',
    'Вільні 2 місця.',
    'Вільно 5 місць.',
    'Вільно 11 місць.',
    'Вільне 21 місце.',
    'Вільні 22 місця.',
  ])
})

test.each([
  ['en', 'Zmova'],
  ['uk', 'Змова'],
] as const)('a page in %s says so to those who read it out', async (lang, title) => {
  const page = { documentElement: { lang: '' }, title: '' }
  vi.stubGlobal('document', page)
  await speak(lang)
  vi.unstubAllGlobals()
  expect(page).toEqual({ documentElement: { lang }, title })
})
