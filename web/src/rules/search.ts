/** Searching a rulebook as one types: any case, any apostrophe or none, words in any order, or the id of a rule. */

import { plain, type Block, type Book, type Rule, type Table, type Words } from './book'

const APOSTROPHES = /['’ʼ`′]/
/** An id is meant in full: W1 does not find W12. Numbers likewise. */
const WHOLE = /^[a-z]?\d+$/
/** The first letter of an id on a Ukrainian keyboard, by look or by ear. */
const ALIKE: Record<string, string> = { р: 'p', п: 'p', с: 's', т: 't', в: 'w' }

/** The text in small letters without apostrophes, and where each of its letters stood. */
function folded(text: string): { small: string; places: number[] } {
  let small = ''
  const places: number[] = []
  for (let place = 0; place < text.length; place++) {
    if (APOSTROPHES.test(text[place]!)) continue
    small += text[place]!.toLowerCase()[0]
    places.push(place)
  }
  return { small, places }
}

/** What was typed, as words to look for. */
export function wanted(typed: string): string[] {
  const words = folded(typed).small.split(/\s+/).filter(Boolean)
  return words.map((word) => {
    const latin = (ALIKE[word[0]!] ?? word[0]!) + word.slice(1)
    return WHOLE.test(latin) ? latin : word
  })
}

function placesOf(word: string, small: string): number[] {
  const found: number[] = []
  for (let at = small.indexOf(word); at >= 0; at = small.indexOf(word, at + word.length)) {
    const around = [small[at - 1], small[at + word.length]]
    if (!WHOLE.test(word) || !around.some((letter) => letter && /[\p{L}\p{N}]/u.test(letter))) found.push(at)
  }
  return found
}

function finds(words: string[], text: string): boolean {
  const { small } = folded(text)
  return words.every((word) => placesOf(word, small).length > 0)
}

/** The text in pieces, those that were looked for marked. */
export function pieces(text: string, words: string[]): { text: string; hit: boolean }[] {
  const { small, places } = folded(text)
  const hit = new Array<boolean>(text.length).fill(false)
  for (const word of words) {
    for (const at of placesOf(word, small)) hit.fill(true, places[at], places[at + word.length - 1]! + 1)
  }
  const found: { text: string; hit: boolean }[] = []
  for (let place = 0; place < text.length; place++) {
    const last = found.at(-1)
    if (last && last.hit === hit[place]) last.text += text[place]
    else found.push({ text: text[place]!, hit: hit[place]! })
  }
  return found
}

const row = (cells: Words[]): string => cells.map(plain).join(' ')
const whole = ({ id, words, tables }: Rule): string =>
  [id, plain(words), ...tables.flatMap(({ head, rows }) => [head, ...rows].map(row))].join(' ')

/** What of a block was looked for, and in how many places; null where nothing. */
function sift(block: Block, words: string[]): { block: Block; count: number } | null {
  const some = <Part>(
    parts: Part[],
    text: (part: Part) => string,
    kept: (parts: Part[]) => Block,
  ): ReturnType<typeof sift> => {
    const found = parts.filter((part) => finds(words, text(part)))
    return found.length ? { block: kept(found), count: found.length } : null
  }
  if (block.kind === 'table') return some(block.rows, row, (rows): Table => ({ ...block, rows }))
  if (block.kind === 'list') return some(block.items, plain, (items) => ({ kind: 'list', items }))
  const text = block.kind === 'rule' ? whole(block) : block.kind === 'code' ? block.text : plain(block.words)
  return finds(words, text) ? { block, count: 1 } : null
}

/** The book with only what was looked for; a heading that says it keeps its whole section. */
export function search(book: Book, words: string[]): { book: Book; count: number } {
  if (!words.length) return { book, count: 0 }
  let count = 0
  const among = (blocks: Block[]): Block[] => {
    const found = blocks.map((block) => sift(block, words)).filter((one) => one !== null)
    count += found.reduce((sum, one) => sum + one.count, 0)
    return found.map((one) => one.block)
  }
  const lead = among(book.lead)
  const sections = book.sections.flatMap((section) => {
    const named = finds(words, section.heading)
    const blocks = among(section.blocks)
    if (named && !blocks.length) count += 1
    return named || blocks.length ? [{ ...section, blocks: named ? section.blocks : blocks }] : []
  })
  return { book: { ...book, lead, sections }, count }
}
