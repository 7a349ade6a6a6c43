import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stilled } from './still'

const hero = readFileSync(new URL('../src/app/hero.svg', import.meta.url), 'utf8')

test('what moves by itself stands still, and is drawn as before', () => {
  expect(hero).toMatch(/animation:.*infinite/)
  expect(stilled(hero)).not.toMatch(/animation/)
  expect(stilled(hero).replaceAll(/\s/g, '')).toContain('.lid,.lash{opacity:0;}')
})
