/**
 * A notice becomes a sentence by its catalogue alone, as Python does it (src/zmova/table/story.py): the phrase is
 * `<game>-story-<type>`, the fields of the notice and those of the open table are its arguments.
 */

import { has, list, t } from '../i18n.svelte'
import type { Phrase } from '../phrases/keys'

interface Notice {
  type: string
}

export interface Scene {
  view: { me: number | null; table: object }
  name: (seat: number) => string
}

/** By field: `seat`, `seats`, the content that names it, or the phrase of a struct and the kinds of its own fields. */
type Kind = string | readonly [phrase: string, kinds: Kinds]
interface Kinds {
  readonly [field: string]: Kind
}
/** By the type of a notice, and `*` for the open table. */
export type Told = Readonly<Record<string, Kinds>>
type Called = Record<string, (which: never, scene: never, notice: never) => string>
type Args = Record<string, unknown>

const plain = (value: unknown): unknown => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value)
const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)

/** `told` are the kinds of the fields of each notice, `*` of the open table; `called` names content of a kind. */
export function storyOf(game: string, told: Told, called: Called = {}) {
  return (notice: Notice, scene: Scene): string | null => {
    const key = `${game}-story-${notice.type}`
    if (!has(key)) return null
    const { me, table } = scene.view
    const argsOf = (fields: object, kinds: Kinds = {}): Args =>
      Object.assign({}, ...Object.entries(fields).map(([field, value]) => oneOf(field, value, kinds[field])))
    const oneOf = (field: string, value: any, kind?: Kind): Args => {
      if (value === null) return { [field]: 'none' }
      if (kind === 'seats')
        return {
          [field]: value.length,
          [`${field}-names`]: list(value.map(scene.name)),
          [`${field}-you`]: plain(value.includes(me)),
          [`${field}-others`]: list(value.filter((seat: number) => seat !== me).map(scene.name)),
        }
      if (kind === 'seat') return { [field]: value === me ? 'you' : 'other', [`${field}-name`]: scene.name(value) }
      if (typeof kind === 'object') return phrased(field, value, kind)
      const name = kind && { [`${field}-name`]: called[kind]!(value as never, scene as never, notice as never) }
      if (Array.isArray(value)) return { [field]: value.length, [`${field}-all`]: value.join(', '), ...name }
      return { ...(isPlain(value) && { [field]: plain(value) }), ...name }
    }
    const phrased = (field: string, value: any, [phrase, kinds]: Exclude<Kind, string>): Args => {
      const several = Array.isArray(value)
      const filled = (several ? value : [value]).map((one: object) => argsOf(one, kinds))
      const texts: string[] = filled.map((args: Args) => t(phrase as Phrase, args))
      return {
        ...(filled.length === 1 && filled[0]),
        [field]: several ? texts.length : 'some',
        [`${field}-name`]: list(texts),
        [`${field}-each`]: texts.join(' '),
        ...Object.fromEntries(texts.map((text, index) => [`${field}-${index + 1}`, text])),
      }
    }
    const args = { ...argsOf(table, told['*']), ...argsOf(notice, told[notice.type]) }
    return t(key, args).trim() || null
  }
}
