/**
 * A notice becomes a sentence by its catalogue alone, as Python does it (src/zmova/table/story.py): the phrase is
 * `<game>-story-<type>`, the fields of the notice and those of the open table are its arguments.
 */

import { has, list, t } from '../i18n.svelte'

interface Notice {
  type: string
}

export interface Scene {
  view: { me: number | null; table: object }
  name: (seat: number) => string
}

/** By field: `seat`, `seats`, or the content that names it. */
type Kinds = Readonly<Record<string, string>>
/** By the type of a notice, and `*` for the open table. */
export type Told = Readonly<Record<string, Kinds>>
type Called = Record<string, (which: never, scene: never, notice: never) => string>

const plain = (value: unknown): unknown => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value)
const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)

/** `told` are the kinds of the fields of each notice, `*` of the open table; `called` names content of a kind. */
export function storyOf(game: string, told: Told, called: Called = {}) {
  return (notice: Notice, scene: Scene): string | null => {
    const key = `${game}-story-${notice.type}`
    if (!has(key)) return null
    const { me, table } = scene.view
    const args: Record<string, unknown> = {}
    const add = (fields: object, kinds: Kinds = {}): void => {
      for (const [field, value] of Object.entries(fields) as [string, any][]) {
        const kind = kinds[field]
        if (value === null) args[field] = 'none'
        else if (kind === 'seats') {
          args[field] = value.length
          args[`${field}-names`] = list(value.map(scene.name))
          args[`${field}-you`] = plain(value.includes(me))
          args[`${field}-others`] = list(value.filter((seat: number) => seat !== me).map(scene.name))
        } else if (kind === 'seat') {
          args[field] = value === me ? 'you' : 'other'
          args[`${field}-name`] = scene.name(value)
        } else {
          if (isPlain(value)) args[field] = plain(value)
          else if (Array.isArray(value)) args[field] = value.length
          if (kind) args[`${field}-name`] = called[kind]!(value as never, scene as never, notice as never)
        }
      }
    }
    add(table, told['*'])
    add(notice, told[notice.type])
    return t(key, args).trim() || null
  }
}
