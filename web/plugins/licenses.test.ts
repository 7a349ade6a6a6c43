import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licenseOf, packageOf } from './licenses.ts'

function packed(about: object, files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'package-'))
  for (const [name, text] of Object.entries({ 'package.json': JSON.stringify(about), ...files }))
    writeFileSync(join(folder, name), text)
  return folder
}

test('a file belongs to the innermost package that it lies in', () => {
  expect(packageOf('/a/node_modules/svelte/src/index.js')).toBe('/a/node_modules/svelte')
  expect(packageOf('/a/node_modules/@fluent/bundle/esm/index.js?raw')).toBe('/a/node_modules/@fluent/bundle')
  expect(packageOf('/a/node_modules/x/node_modules/y/z.js')).toBe('/a/node_modules/x/node_modules/y')
  expect(packageOf('/a/src/main.ts')).toBeNull()
})

test('its licence is told whole, with whose it is', () => {
  const folder = packed(
    { name: 'dice', version: '1.2.3', author: { name: 'Ada' } },
    { license: 'Do as you like.\r\nReally.\n', NOTICE: 'By Ada' },
  )
  expect(licenseOf(folder)).toBe('dice 1.2.3\nAda\n\nBy Ada\n\nDo as you like.\nReally.')
})

test('a package that only names its licence gets the text of that name', () => {
  expect(licenseOf(packed({ name: 'dice', version: '1', license: 'Apache-2.0' }))).toContain(
    'TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION',
  )
})

test('a package without a licence can’t be shipped', () => {
  expect(() => licenseOf(packed({ name: 'dice', version: '1', license: 'secret' }))).toThrow(
    'dice has no text of its licence',
  )
})
