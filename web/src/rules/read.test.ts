import { expect, test } from 'vitest'
import { rulesOf } from './book'
import { anchorOf, readBook } from './read'

const PAGE = `# Game

*Українською: [game.uk.md](game.uk.md)*

A game
of two lines.

## The hands: first

- **G1** Plain, see [below](#the-end).
- **G2 Named.** With *its* table and \`option\`,
  on two lines:

  | a | b |
  | --- | --- |
  | 1 | **G1** |

- **G3** Last.

| free | table |
| --- | --- |
| | 2 |

### The end

Two:

- one thing
- **another**

\`\`\`csv
deck,"a card"
- no item
\`\`\`
`

const book = readBook(PAGE)

test('a page has a title, a lead and sections; the line to the other language is left out', () => {
  expect(book.title).toBe('Game')
  expect(book.lead).toEqual([{ kind: 'paragraph', words: [{ kind: 'text', text: 'A game of two lines.' }] }])
  expect(book.sections.map(({ level, heading, anchor }) => [level, heading, anchor])).toEqual([
    [2, 'The hands: first', 'the-hands-first'],
    [3, 'The end', 'the-end'],
  ])
})

test('a rule has its id, its name in bold and the tables indented under it', () => {
  const [plain, named, last] = rulesOf(book)
  expect(plain!.words.at(-2)).toEqual({ kind: 'link', text: 'below', to: 'the-end' })
  expect(named!.words[0]).toEqual({ kind: 'strong', text: 'Named.' })
  expect(named!.words.map(({ kind }) => kind)).toEqual(['strong', 'text', 'em', 'text', 'code', 'text'])
  expect(named!.words.at(-1)!.text).toBe(', on two lines:')
  expect(named!.tables).toHaveLength(1)
  expect(named!.tables[0]!.rows).toEqual([[[{ kind: 'text', text: '1' }], [{ kind: 'link', text: 'G1', to: 'G1' }]]])
  expect(last!.tables).toEqual([])
})

test('tables, lists and files stand on their own', () => {
  expect(book.sections[0]!.blocks.map(({ kind }) => kind)).toEqual(['rule', 'rule', 'rule', 'table'])
  expect(book.sections[1]!.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'code'])
  expect(book.sections[0]!.blocks[3]).toMatchObject({ rows: [[[], [{ text: '2' }]]] })
  expect(book.sections[1]!.blocks[1]).toMatchObject({
    items: [[{ text: 'one thing' }], [{ kind: 'strong', text: 'another' }]],
  })
  expect(book.sections[1]!.blocks[2]).toEqual({ kind: 'code', text: 'deck,"a card"\n- no item' })
})

test('anchors are those that pages on the web have', () => {
  expect(anchorOf('Свої картки')).toBe('свої-картки')
  expect(anchorOf('Тиха вода (набір `I`)')).toBe('тиха-вода-набір-i')
})

test('a line says where it comes from, and where another part of it does', () => {
  const [rule] = rulesOf(readBook('# Game\n\n- **G1** [box] Printed, see [box](#a). [ours] Made here.\n'))
  expect(rule!.words.map(({ kind, text }) => [kind, text])).toEqual([
    ['from', 'box'],
    ['text', ' Printed, see '],
    ['link', 'box'],
    ['text', '. '],
    ['from', 'ours'],
    ['text', ' Made here.'],
  ])
})
