import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plain, rulesOf, type Block, type Book, type Words } from './book'
import { readBook } from './read'

const folder = new URL('../../../src/zmova/games/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\/rules\/\w+\.md$/.test(file),
)
const games = [...new Set(files.map((file) => file.split('/')[0]!))]

const source = (file: string): string => readFileSync(new URL(file, folder), 'utf8')
const letters = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** All words of a page, by a road of its own: the marks are struck out, the rest is as it stands. */
function wordsOf(page: string): string[] {
  const bare = page
    .split('\n')
    .filter((line) => !/^\*.*\.md\)\*$|^<!--/.test(line))
    .map((line) => line.replace(/^```.*/, '').replace(/\]\([^)]*\)|\[(box|ours|ruling)\]/g, ''))
  return letters(bare.join('\n'))
}

function textOf(block: Block): string[] {
  const rows = (table: { head: Words[]; rows: Words[][] }): string[] => [table.head, ...table.rows].flat().map(plain)
  switch (block.kind) {
    case 'rule':
      return [block.id, plain(block.words), ...block.tables.flatMap(rows)]
    case 'table':
      return rows(block)
    case 'list':
      return block.items.map(plain)
    case 'code':
      return [block.text]
    case 'paragraph':
      return [plain(block.words)]
  }
}

const said = (book: Book): string[] =>
  [
    book.title,
    ...book.lead.flatMap(textOf),
    ...book.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textOf)]),
  ].flatMap(letters)

/** Every place in a book that one may be led to, and every link. */
function linksOf(book: Book): { from: string[]; to: Set<string> } {
  const blocks = [book.lead, ...book.sections.map((section) => section.blocks)].flat()
  const words = blocks.flatMap((block): Words => {
    if (block.kind === 'code') return []
    if (block.kind === 'list') return block.items.flat()
    if (block.kind === 'table') return [block.head, ...block.rows].flat(2)
    return block.words
  })
  const from = words.flatMap((span) => (span.kind === 'link' ? [span.to ?? ''] : []))
  return { from, to: new Set([...rulesOf(book).map(({ id }) => id), ...book.sections.map(({ anchor }) => anchor)]) }
}

test('each game has its rulebook in both languages', () => {
  expect(games.length).toBeGreaterThan(3)
  expect(files.toSorted()).toEqual(games.flatMap((game) => [`${game}/rules/en.md`, `${game}/rules/uk.md`]).toSorted())
})

test.each(files)('%s loses no word on its way', (file) => {
  expect(said(readBook(source(file)))).toEqual(wordsOf(source(file)))
})

test.each(files)('%s shows no mark of its source', (file) => {
  const book = readBook(source(file))
  const shown = [book.lead, ...book.sections.map(({ blocks }) => blocks)]
    .flat()
    .filter((block) => block.kind !== 'code')
  expect(shown.flatMap(textOf).filter((text) => /\*|`|\]\(|^[-|#] /.test(text))).toEqual([])
})

test.each(files)('every link in %s leads somewhere', (file) => {
  const { from, to } = linksOf(readBook(source(file)))
  expect(from.length).toBeGreaterThan(0)
  expect(from.filter((one) => !to.has(one))).toEqual([])
})

test.each(games)('%s has the same rules in both languages, numbered without a gap', (game) => {
  const [english, ukrainian] = ['en', 'uk'].map((lang) =>
    rulesOf(readBook(source(`${game}/rules/${lang}.md`))).map(({ id }) => id),
  )
  expect(english).toEqual(ukrainian)
  expect(english).toEqual(english!.map((_, place) => `${english![0]![0]}${place + 1}`))
})

test.each(games)('%s is built alike in both languages', (game) => {
  const shape = (file: string): unknown => {
    const { lead, sections } = readBook(source(file))
    const kinds = (blocks: Block[]): string[] =>
      blocks.map((block) => (block.kind === 'rule' ? `${block.id}+${block.tables.length}` : block.kind))
    return [kinds(lead), ...sections.map(({ level, blocks }) => [level, kinds(blocks)])]
  }
  expect(shape(`${game}/rules/en.md`)).toEqual(shape(`${game}/rules/uk.md`))
})

test('no rule of these games is lost', () => {
  const counts = Object.fromEntries(
    games.map((game) => [game, rulesOf(readBook(source(`${game}/rules/en.md`))).length]),
  )
  expect(counts).toMatchObject({ spyfall: 20, passengers: 26, trolley: 16, wink: 25 })
})

test.each(files)('%s says of every rule where it comes from, or of none', (file) => {
  const rules = rulesOf(readBook(source(file)))
  const silent = rules.filter(({ words }) => words.find(({ text }) => text.trim())?.kind !== 'from').map(({ id }) => id)
  expect([[], rules.map(({ id }) => id)]).toContainEqual(silent)
})
