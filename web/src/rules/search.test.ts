import { expect, test } from 'vitest'
import { rulesOf } from './book'
import { readBook } from './read'
import { pieces, search, wanted } from './search'

const book = readBook(`# Гра

Вступ про **W2**.

## Підморгування

- **W1** У кожного є імʼя.
- **W2** Пʼять карток, кожна з номером 17:

  | гравців | карток |
  | --- | --- |
  | 4 | дев'ять |

## Кінець

- **W12** Нічия можлива, don't worry.

| дар | що робить |
| --- | --- |
| Маска | ховає колір |
| Якір | нічого |

- кольори
- маски
`)

const ids = (typed: string): string[] => rulesOf(search(book, wanted(typed)).book).map(({ id }) => id)

test('nothing typed, nothing left out', () => {
  expect(search(book, wanted('  ')).book).toEqual(book)
})

test('case and apostrophes do not matter', () => {
  for (const typed of ["ІМ'Я", 'ім’я', 'імя', 'ІМʼЯ']) expect(ids(typed)).toEqual(['W1'])
  expect(ids('девʼять')).toEqual(['W2'])
  expect(ids('Don’t')).toEqual(['W12'])
})

test('all words must be there, in any order and as far as they are typed', () => {
  expect(ids('номер карт')).toEqual(['W2'])
  expect(ids('номер нічия')).toEqual([])
})

test('an id is found in full, and where it is cited', () => {
  expect(ids('W1')).toEqual(['W1'])
  expect(ids('w12')).toEqual(['W12'])
  expect(search(book, wanted('W2'))).toMatchObject({ count: 2, book: { lead: [{ kind: 'paragraph' }] } })
  expect(ids('в12')).toEqual(['W12'])
})

test('a number is no part of another', () => {
  expect(ids('7')).toEqual([])
  expect(ids('17')).toEqual(['W2'])
})

test('of tables and lists only the rows remain that say it', () => {
  const found = search(book, wanted('маск'))
  expect(found.count).toBe(2)
  expect(found.book.sections.map(({ heading }) => heading)).toEqual(['Кінець'])
  expect(found.book.sections[0]!.blocks).toMatchObject([
    {
      kind: 'table',
      head: [[{ text: 'дар' }], [{ text: 'що робить' }]],
      rows: [[[{ text: 'Маска' }], [{ text: 'ховає колір' }]]],
    },
    { kind: 'list', items: [[{ text: 'маски' }]] },
  ])
})

test('a heading keeps its whole section', () => {
  expect(ids('підморг')).toEqual(['W1', 'W2'])
  expect(search(book, wanted('підморг')).count).toBe(1)
})

test('nothing found is an empty book', () => {
  expect(search(book, wanted('трамвай'))).toMatchObject({ count: 0, book: { lead: [], sections: [] } })
})

test('what was looked for is marked with the letters as they were written', () => {
  expect(pieces('Пʼять, пять', wanted("п'ять"))).toEqual([
    { text: 'Пʼять', hit: true },
    { text: ', ', hit: false },
    { text: 'пять', hit: true },
  ])
  expect(pieces('W1, W12', wanted('w1'))).toEqual([
    { text: 'W1', hit: true },
    { text: ', W12', hit: false },
  ])
  expect(pieces('нічого', [])).toEqual([{ text: 'нічого', hit: false }])
})
