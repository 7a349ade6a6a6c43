import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fixture, MATCHES } from '../fixtures'
import { checked, verdict } from './check'
import { commitment, throwAt } from './dice'
import { event, wrongIn, type Forgery } from './forging'
import { checkOf } from './games'
import { fingerprint, type Promised } from '../../table/promises'
import { printOf, seal } from '../../table/seals'
import { hex, sha256, unhex } from '../../table/sha256'

const root = new URL('../../../../', import.meta.url)
const read = (path: string): any => JSON.parse(readFileSync(new URL(path, root), 'utf8'))
const exported = (name: string): any => fixture(name).export
/** A game may have no check of its own. */
const CHECKED = MATCHES.filter((name) => checkOf(exported(name).game))
const opened = (file: any): any => event(file, 'opened')
/** What a device holds that was at the table before the deal. */
const promisedFor = (file: any, more: Partial<Promised> = {}): Promised => ({
  commitment: commitment(unhex(opened(file).seed)),
  seals: null,
  salts: opened(file).salts ?? [],
  late: [],
  broken: 0,
  ...more,
})

test('SHA-256 is the one that everybody has', () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const message = Uint8Array.from({ length }, (_, place) => (place * 37 + length) % 256)
    expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
  }
})

test('dice fall as the vectors say, which nobody made with these lines', () => {
  const { seeds, throws } = read('tests/table/dice-vectors.json')
  for (const { seed, commitment: print } of seeds) expect(commitment(unhex(seed))).toBe(print)
  for (const { seed, salts, place, bounds, numbers, shuffled } of throws) {
    const dice = throwAt(unhex(seed), salts, place)
    expect(bounds.map((bound: number) => dice.below(bound))).toEqual(numbers)
    expect(dice.shuffled([...Array(shuffled.length).keys()])).toEqual(shuffled)
  }
})

test.each(CHECKED)('%s was dealt as its seed says', async (name) => {
  const file = exported(name)
  const found = await checked(file, promisedFor(file))
  expect(found.length).toBeGreaterThan(4)
  expect(found.filter(({ holds }) => holds === false)).toEqual([])
  expect(verdict(found)).toBe(true)
})

test('a device that was not there before the deal says that it can not tell', async () => {
  const found = await checked(exported('spyfall'), null)
  expect(found.filter(({ holds }) => holds === false)).toEqual([])
  expect(found.filter(({ holds }) => holds === null).map(({ what }) => what)).toEqual(['not-shown', 'salts'])
  expect(verdict(found)).toBeNull()
})

test('a seed that was chosen at leisure is found out by what was shown before', async () => {
  const forged = exported('passengers') // sound in itself, with a print that fits
  const shown = commitment(unhex('11'.repeat(32)))
  const wrong = (await checked(forged, promisedFor(forged, { commitment: shown, salts: [] })))
    .filter(({ holds }) => holds === false)
    .map(({ what }) => what)
  expect(wrong).toEqual(['shown'])
})

test('a deal without the salt that this device gave is found out', async () => {
  const file = exported('spyfall')
  const found = await checked(file, promisedFor(file, { salts: ['mine'] }))
  expect(found.filter(({ holds }) => holds === false).map(({ what }) => what)).toEqual(['own-salts'])
  expect(verdict(found)).toBe(false)
})

test('seals and their prints are as the vectors say', () => {
  const { seals, prints } = read('docs/subsystems/fairness-vectors.json')
  for (const { commitment, salt, seal: given } of seals) expect(seal(commitment, salt)).toBe(given)
  for (const { commitment, seals, print } of prints) expect(printOf(commitment, seals)).toBe(print)
})

describe('a match is judged as the vectors say', () => {
  const matches: any[] = read('docs/subsystems/fairness-vectors.json').matches
  const { seals, commitment: seed } = matches[0].file

  test.each(matches)('$what', async ({ file, kept, verdict: due }) => {
    const promised = kept.commitment
      ? promisedFor(file, { commitment: seed, salts: kept.salts, seals: kept.commitment === seed ? null : seals })
      : null
    expect(promised && fingerprint(promised)).toBe(kept.commitment ?? null)
    expect(verdict(await checked(file, promised))).toBe({ fair: true, unfair: false, unproven: null }[due as string])
  })
})

test('what was left out or broken off is told and proves no fraud', async () => {
  const { file } = read('docs/subsystems/fairness-vectors.json').matches[2]
  const found = await checked(file, promisedFor(file, { late: ['never taken'], broken: 2 }))
  expect(found.filter(({ holds }) => holds === null).map(({ what, values }) => [what, values?.['count']])).toEqual([
    ['shut', 1],
    ['late', undefined],
    ['broken', 2],
  ])
  expect(verdict(found)).toBe(true)
})

test('the seed alone does not vouch for the numbers of others', async () => {
  const file = exported('wink')
  const found = await checked(file, promisedFor(file, { salts: (opened(file).salts ?? []).slice(0, 1) }))
  expect(found.map(({ what }) => what)).toContain('others')
  expect(verdict(found)).toBeNull()
})

test('a match whose print the server did not keep is held against what was shown', async () => {
  const file = { ...exported('wink'), commitment: null }
  expect(verdict(await checked(file, promisedFor(file)))).toBe(true)
})

const FORGERIES: Forgery[] = [
  ['a stacked deck', 'wink', 'unstacked', (file) => (opened(file).stacked = { first: 1 })],
  ['another print', 'wink', 'commitment', (file) => (file.commitment = '00'.repeat(32))],
]

describe('a forged record is found out', () => {
  test.each(FORGERIES)('%s (%s)', async (_, name, line, forge) => {
    expect(await wrongIn(name, forge)).toContain(line)
  })

  test.each(CHECKED)('another seed, or salts that nobody gave (%s)', async (name) => {
    for (const forged of [{ seed: '11'.repeat(32) }, { salts: ['мій'] }]) {
      expect(await wrongIn(name, (file) => Object.assign(opened(file), forged))).not.toEqual([])
    }
  })

  test('a file that is no match', async () => {
    for (const file of [
      null,
      {},
      { steps: [] },
      { game: 'wink', steps: [{ events: [] }] },
      { ...exported('wink'), game: 'chess' },
    ]) {
      await expect(checked(file, null)).rejects.toThrow()
    }
  })
})

test('a game that has no check of its own offers none', () => {
  expect(checkOf('wink')).toBeDefined()
  expect(checkOf('chess')).toBeUndefined()
})
