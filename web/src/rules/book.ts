/** A rulebook as it is shown: sections of rules, paragraphs, lists and tables. */

/**
 * A run of words of one kind; a link leads to a rule or a heading of the same book, and `from` says where what follows
 * it comes from: the printed rulebook (`box`), a decision where that is silent (`ruling`), or this program (`ours`).
 */
export interface Span {
  kind: 'text' | 'strong' | 'em' | 'code' | 'link' | 'from'
  text: string
  to?: string
}

export type Words = Span[]

export interface Table {
  kind: 'table'
  head: Words[]
  rows: Words[][]
}

export interface Rule {
  kind: 'rule'
  id: string
  words: Words
  tables: Table[]
}

export type Block =
  Rule | Table | { kind: 'paragraph'; words: Words } | { kind: 'list'; items: Words[] } | { kind: 'code'; text: string }

export interface Section {
  level: 2 | 3
  heading: string
  /** As pages on the web name it, so that links inside the text find it. */
  anchor: string
  blocks: Block[]
}

export interface Book {
  title: string
  lead: Block[]
  sections: Section[]
}

/** What it says, without where it comes from. */
export function plain(words: Words): string {
  return words.map(({ kind, text }) => (kind === 'from' ? '' : text)).join('')
}

/** The rules of a book, in its order. */
export function rulesOf(book: Book): Rule[] {
  const blocks = [book.lead, ...book.sections.map((section) => section.blocks)].flat()
  return blocks.filter((block) => block.kind === 'rule')
}
