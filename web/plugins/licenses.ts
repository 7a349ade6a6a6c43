/** Writes licenses.txt: our own licence, and that of each package of which something is in the build, fonts too. */

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const OURS = fileURLToPath(new URL('../../LICENSE', import.meta.url))
/** The texts of licences that some packages only name. */
const BY_NAME = fileURLToPath(new URL('./licenses/', import.meta.url))
const TEXT = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i
/** Vite’s file goes on with what Vite itself is built of, none of which comes to the page. */
const REST = /^# Licenses of bundled dependencies/m

interface About {
  name: string
  version: string
  license?: string
  author?: string | { name: string }
  homepage?: string
}

/** The folder of the package that a file came from; null for files of our own. */
export function packageOf(file: string): string | null {
  const path = file.split('?', 1)[0]!.replaceAll(sep, '/')
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? null
}

/** What it is, whose it is, and the licence in full; a package without one must not be shipped. */
export function licenseOf(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as About
  const texts = readdirSync(folder)
    .filter((name) => TEXT.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').split(REST, 1)[0]!)
  if (!texts.length) texts.push(named(about))
  const author = typeof about.author === 'object' ? about.author.name : about.author
  const heading = [`${about.name} ${about.version}`, author, about.homepage].filter(Boolean).join('\n')
  return [heading, ...texts.map((text) => text.replaceAll('\r\n', '\n').trim())].join('\n\n')
}

function named({ name, license }: About): string {
  const known = readdirSync(BY_NAME).find((file) => file === `${license}.txt`)
  if (!known) throw new Error(`${name} has no text of its licence (${license}): put it into plugins/licenses/`)
  return readFileSync(join(BY_NAME, known), 'utf8')
}

/** All files of which something is in the build; what Vite adds by itself has a name and no file. */
function filesIn(bundle: Rolldown.OutputBundle, root: string): string[] {
  const vite = join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'package.json')
  return Object.values(bundle).flatMap((part) =>
    part.type === 'chunk'
      ? Object.keys(part.modules).map((id) => (/^\0(vite|rolldown)\//.test(id) ? vite : id))
      : part.originalFileNames.map((name) => resolve(root, name)),
  )
}

export function licenses(): Plugin {
  let root = ''
  return {
    name: 'licenses',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_, bundle) {
      const folders = new Set(
        filesIn(bundle, root)
          .map(packageOf)
          .filter((folder) => folder !== null),
      )
      const ours = `Zmova · Змова\n\n${readFileSync(OURS, 'utf8').trim()}`
      const texts = [ours, ...[...folders].map(licenseOf).sort()]
      this.emitFile({
        type: 'asset',
        fileName: 'licenses.txt',
        source: `${texts.join(`\n\n\n${'-'.repeat(72)}\n\n\n`)}\n`,
      })
    },
  }
}
