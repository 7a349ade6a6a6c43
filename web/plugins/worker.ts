/** Writes sw.js beside the page, named anew by each build so that old shells are thrown away. */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const source = readFileSync(new URL('./worker.js', import.meta.url), 'utf8')

export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: source.replace('BUILD', build) })
    },
  }
}
