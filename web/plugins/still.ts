/** `picture.svg?still`: the same picture, in which nothing moves by itself.
 *
 * A picture with a fragment in its address could choose so too, but a page that is loaded anew takes the picture from the
 * browser's cache, and there the fragment is forgotten.
 */

import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

export function stilled(picture: string): string {
  return picture.replaceAll(/^\s*animation(-[a-z]+)*:[^;]*;\n/gm, '')
}

export function still(): Plugin {
  return {
    name: 'still',
    enforce: 'pre',
    async load(id) {
      const [file, query] = id.split('?', 2)
      if (!file || query !== 'still') return null
      this.addWatchFile(file)
      const source = stilled(await readFile(file, 'utf8'))
      if (this.environment.mode !== 'build')
        return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`
      const asset = this.emitFile({ type: 'asset', name: basename(file, '.svg') + '-still.svg', source })
      return { code: `export default import.meta.ROLLUP_FILE_URL_${asset}`, moduleType: 'js', map: null }
    },
  }
}
