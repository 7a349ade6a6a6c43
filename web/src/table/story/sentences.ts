/**
 * A notice becomes a sentence by its catalogue alone, as Python does it (src/zmova/table/story.py): the phrase is
 * `<game>-story-<type>`, the fields of the notice and the plain ones of the open table are its arguments.
 */

import { has, list, t } from '../i18n.svelte'

interface Told {
  type: string
}

export interface Scene {
  view: { me: number | null; table: object }
  name: (seat: number) => string
}

/** By field: `seat`, `seats`, or the content that names it. */
type Kinds = Record<string, string>
type Called = Record<string, (which: never) => string>

const plain = (value: unknown): unknown => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value)
const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)

export function storyOf(game: string, told: Record<string, Kinds>, called: Called = {}) {
  return (notice: Told, { view: { me, table }, name }: Scene): string | null => {
    const key = `${game}-story-${notice.type}`
    if (!has(key)) return null
    const open = Object.entries(table).filter(([, value]) => isPlain(value))
    const args = Object.fromEntries(open.map(([field, value]) => [field, plain(value)]))
    const { type, ...fields } = notice
    const kinds = told[type] ?? {}
    for (const [field, value] of Object.entries(fields) as [string, any][]) {
      const kind = kinds[field]
      if (kind === 'seats') {
        args[field] = value.length
        args[`${field}-names`] = list(value.map(name))
        args[`${field}-you`] = plain(value.includes(me))
      } else if (kind === 'seat' && value !== null) {
        args[field] = value === me ? 'you' : 'other'
        args[`${field}-name`] = name(value)
      } else {
        args[field] = value === null ? 'none' : plain(value)
        if (kind && value !== null) args[`${field}-name`] = called[kind]!(value as never)
      }
    }
    return t(key, args) || null
  }
}
