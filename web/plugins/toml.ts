/** Content files as modules: `x.toml` whole, `x.toml?lang=uk` with one language's part only, `&without=a,b` less those fields. */

import { readFile } from 'node:fs/promises'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'

const LANGUAGES = ['uk', 'en']

type Node = unknown
type Branch = Record<string, Node>

function isBranch(node: Node): node is Branch {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}

/** Where a table holds every language, the chosen one's fields take the place of all of them. */
export function speak(node: Node, lang: string): Node {
  if (Array.isArray(node)) return node.map((item) => speak(item, lang))
  if (!isBranch(node)) return node
  const bilingual = LANGUAGES.every((each) => each in node)
  const rest: Branch = {}
  for (const [key, value] of Object.entries(node)) {
    if (!bilingual || !LANGUAGES.includes(key)) rest[key] = speak(value, lang)
  }
  if (!bilingual) return rest
  const spoken = node[lang]
  if (isBranch(spoken)) return { ...rest, ...spoken }
  return Object.keys(rest).length ? { ...rest, text: spoken } : spoken
}

/** Fields that only the server reads stay at home. */
export function without(node: Node, fields: string[]): Node {
  if (Array.isArray(node)) return node.map((item) => without(item, fields))
  if (!isBranch(node)) return node
  const kept = Object.entries(node).filter(([key]) => !fields.includes(key))
  return Object.fromEntries(kept.map(([key, value]) => [key, without(value, fields)]))
}

export function toml(): Plugin {
  return {
    name: 'toml',
    enforce: 'pre',
    async load(id) {
      const [file, query = ''] = id.split('?', 2)
      if (!file?.endsWith('.toml')) return null
      const params = new URLSearchParams(query)
      if (params.has('raw') || params.has('url')) return null
      this.addWatchFile(file)
      const content = parse(await readFile(file, 'utf8'))
      const lang = params.get('lang')
      const chosen = without(lang ? speak(content, lang) : content, params.get('without')?.split(',') ?? [])
      const json = JSON.stringify(JSON.stringify(chosen))
      return { code: `export default JSON.parse(${json})`, moduleType: 'js', map: null }
    },
  }
}
