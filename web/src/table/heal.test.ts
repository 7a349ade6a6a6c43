import { describe, expect, test } from 'vitest'
import { remedy } from './heal'

const page = (entry: string): string => `<head><script type="module" crossorigin src="${entry}"></script></head>`

describe('a part of the page does not come', () => {
  test('the house was renewed: the page is made anew, once', () => {
    const found = remedy('/assets/a.js', page('/assets/b.js'), 1, null)
    expect(found).not.toBeNull()
    expect(remedy('/assets/a.js', page('/assets/b.js'), 2, found)).toBeNull()
  })

  test('another renewal is another remedy', () => {
    const found = remedy('/assets/a.js', page('/assets/b.js'), 1, null)
    expect(remedy('/assets/b.js', page('/assets/c.js'), 1, found)).not.toBeNull()
  })

  test('without a server, or behind a page of somebody else, nothing is reloaded', () => {
    expect(remedy('/assets/a.js', '', 9, null)).toBeNull()
    expect(remedy('/assets/a.js', '<h1>Bad gateway</h1>', 9, null)).toBeNull()
  })

  test('the same house is asked again first, and reloaded once if that is in vain', () => {
    expect(remedy('/assets/a.js', page('/assets/a.js'), 2, null)).toBeNull()
    const found = remedy('/assets/a.js', page('/assets/a.js'), 3, null)
    expect(found).not.toBeNull()
    expect(remedy('/assets/a.js', page('/assets/a.js'), 9, found)).toBeNull()
  })
})
