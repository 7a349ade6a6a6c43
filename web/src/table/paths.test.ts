import { expect, test } from 'vitest'
import { pageAt } from './paths'

test('each page has its path', () => {
  expect(pageAt('/')).toEqual({ page: 'home' })
  expect(pageAt('/index.html')).toEqual({ page: 'home' })
  expect(pageAt('/r/BaBaba/')).toEqual({ page: 'room', code: 'bababa' })
  expect(pageAt('/tv')).toEqual({ page: 'tv', code: null })
  expect(pageAt('/tv/bababa')).toEqual({ page: 'tv', code: 'bababa' })
  expect(pageAt('/m/0123abcd')).toEqual({ page: 'match', match: '0123abcd' })
  expect(pageAt('/rules/wink', '#W7')).toEqual({ page: 'rules', game: 'wink', at: 'W7' })
  expect(pageAt('/rules/wink', '#%')).toEqual({ page: 'rules', game: 'wink', at: null })
})

test('every other path leads nowhere', () => {
  for (const path of ['/r', '/r/', '/r/ba-ba', '/m/xyz', '/rules', '/wp-login.php', '//', '/home', '/R/bababa']) {
    expect(pageAt(path), path).toEqual({ page: 'nowhere' })
  }
})
