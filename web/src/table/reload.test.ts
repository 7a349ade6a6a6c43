import { describe, expect, test } from 'vitest'
import { reloadFor } from './reload'

const page = (entry: string): string => `<head><script type="module" crossorigin src="${entry}"></script></head>`

describe('a part of the page does not come', () => {
  test('the client was renewed: the page is loaded again, once', () => {
    const found = reloadFor('/assets/a.js', page('/assets/b.js'), 1, null)
    expect(found).not.toBeNull()
    expect(reloadFor('/assets/a.js', page('/assets/b.js'), 2, found)).toBeNull()
  })

  test('another renewal is another reloadFor', () => {
    const found = reloadFor('/assets/a.js', page('/assets/b.js'), 1, null)
    expect(reloadFor('/assets/b.js', page('/assets/c.js'), 1, found)).not.toBeNull()
  })

  test('without a server, or behind a page of somebody else, nothing is reloaded', () => {
    expect(reloadFor('/assets/a.js', '', 9, null)).toBeNull()
    expect(reloadFor('/assets/a.js', '<h1>Bad gateway</h1>', 9, null)).toBeNull()
  })

  test('the same client is asked for again first, and reloaded once if that is in vain', () => {
    expect(reloadFor('/assets/a.js', page('/assets/a.js'), 2, null)).toBeNull()
    const found = reloadFor('/assets/a.js', page('/assets/a.js'), 3, null)
    expect(found).not.toBeNull()
    expect(reloadFor('/assets/a.js', page('/assets/a.js'), 9, found)).toBeNull()
  })
})
