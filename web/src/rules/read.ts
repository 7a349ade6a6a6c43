/** Reads a rulebook: the few marks of Markdown that those files use, and no others. */

import type { Block, Book, Section, Table } from './book'
import { readWords } from './words'

const HEADING = /^(#{1,3}) (.+)$/
const ITEM = /^- (.+)$/
const RULE = /^\*\*([A-Z]\d+)(?:\*\* (.+)| (.+))$/
const ROW = /^\|(.+)\|$/
const RULER = /^[\s|:-]+$/
const FENCE = /^```/
/** Where a part of the page begins and ends that is written by a program. */
const REMARK = /^<!--.*-->$/
/** The line under the title that leads to the other language; the app has a switch for that. */
const ELSEWHERE = /^\*[^*]+\]\([a-z.]+\.md\)\*$/

/** `## The gifts!` is found at `#the-gifts`. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
}

/** Lines that belong together: a fence whole, an item with what is indented under it, a table, a paragraph. */
function chunks(lines: string[]): string[][] {
  const found: string[][] = []
  let place = 0
  const take = (more: (line: string) => boolean): string[] => {
    const start = place++
    while (place < lines.length && more(lines[place]!)) place++
    return lines.slice(start, place)
  }
  while (place < lines.length) {
    const line = lines[place]!
    if (!line.trim()) place++
    else if (FENCE.test(line)) {
      const fence = take((next) => !FENCE.test(next))
      place++
      found.push(fence)
    } else if (HEADING.test(line)) found.push(take(() => false))
    else if (ITEM.test(line))
      found.push(take((next) => /^\s/.test(next) || (!next && /^\s+\S/.test(lines[place + 1] ?? ''))))
    else if (ROW.test(line)) found.push(take((next) => ROW.test(next)))
    else found.push(take((next) => next !== '' && !ITEM.test(next) && !ROW.test(next) && !HEADING.test(next)))
  }
  return found
}

function cells(row: string): string[] {
  return row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
}

function readTable(rows: string[]): Table {
  const [head = '', , ...rest] = rows
  return { kind: 'table', head: cells(head).map(readWords), rows: rest.map((row) => cells(row).map(readWords)) }
}

const joined = (lines: string[]): string => lines.map((line) => line.trim()).join(' ')

/** An item that begins with an id is a rule; what else is indented under it are its tables. */
function readItem(chunk: string[]): Block {
  const [own = [], ...under] = chunks(chunk.map((line, place) => (place ? line.trim() : line.slice(2))))
  const text = joined(own)
  const [, id, words, named] = RULE.exec(text) ?? []
  if (!id) return { kind: 'list', items: [readWords(text)] }
  return { kind: 'rule', id, words: readWords(words ?? `**${named}`), tables: under.map(readTable) }
}

function readBlock(chunk: string[]): Block {
  const first = chunk[0]!
  if (FENCE.test(first)) return { kind: 'code', text: chunk.slice(1).join('\n') }
  if (ITEM.test(first)) return readItem(chunk)
  if (ROW.test(first) && RULER.test(chunk[1] ?? '')) return readTable(chunk)
  return { kind: 'paragraph', words: readWords(joined(chunk)) }
}

export function readBook(text: string): Book {
  const book: Book = { title: '', lead: [], sections: [] }
  let blocks = book.lead
  for (const chunk of chunks(text.split('\n').filter((line) => !REMARK.test(line)))) {
    const [, marks = '', heading = ''] = HEADING.exec(chunk[0]!) ?? []
    if (marks.length === 1) book.title = heading
    else if (marks) {
      const section: Section = {
        level: marks.length as 2 | 3,
        heading: heading.replaceAll('`', ''),
        anchor: anchorOf(heading),
        blocks: [],
      }
      book.sections.push(section)
      blocks = section.blocks
    } else if (!ELSEWHERE.test(joined(chunk))) add(blocks, readBlock(chunk))
  }
  return book
}

/** Items one after another are one list. */
function add(blocks: Block[], block: Block): void {
  const last = blocks.at(-1)
  if (block.kind === 'list' && last?.kind === 'list') last.items.push(...block.items)
  else blocks.push(block)
}
