/** Writes x.gz beside every text of the build: the server hands it to browsers that take it. */

import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip as squeeze } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|svg|html|json|txt)$/
/** Smaller ones are one packet anyway. */
const WORTH = 1024

export async function gzipFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name)
    if (!TEXT.test(name) || (await stat(file)).size < WORTH) continue
    await writeFile(`${file}.gz`, await promisify(squeeze)(await readFile(file), { level: 9 }))
  }
}

export function gzip(): Plugin {
  let folder = ''
  return {
    name: 'gzip',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    // After public/ has been copied too.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => gzipFolder(folder),
    },
  }
}
