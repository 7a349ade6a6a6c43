/** Fills %key% in index.html with the phrase, in the language that the page starts in. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const file = fileURLToPath(new URL('../../src/zmova/locales/uk/house.ftl', import.meta.url))

export function words(): Plugin {
  return {
    name: 'words',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const catalogue = new FluentBundle('uk')
        catalogue.addResource(new FluentResource(readFileSync(file, 'utf8')))
        return html.replace(/%([a-z-]+)%/g, (_, key: string) => {
          const phrase = catalogue.getMessage(key)?.value
          if (!phrase) throw new Error(`index.html: no phrase ${key}`)
          return catalogue.formatPattern(phrase)
        })
      },
    },
  }
}

/** Catalogues without the notes for those who write them: players load the phrases alone. */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?')
      if (!file!.endsWith('.ftl') || query !== 'raw') return null
      const phrases = readFileSync(file!, 'utf8').replaceAll(/^(#.*)?\n/gm, '')
      return `export default ${JSON.stringify(phrases)}`
    },
  }
}
