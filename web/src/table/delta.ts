/** Puts an update's changes into a view: the client's half of table/delta.py. */

export type Fields = Record<string, unknown>

interface Splice {
  from: number
  items: unknown[]
}

/** A changed field comes whole; a list that changed at its end as a splice. `old` is left as it was. */
export function apply(old: Fields, changes: Fields): Fields {
  const fresh = { ...old }
  for (const [field, change] of Object.entries(changes)) {
    const before = old[field]
    fresh[field] =
      Array.isArray(before) && isSplice(change) ? [...before.slice(0, change.from), ...change.items] : change
  }
  return fresh
}

function isSplice(change: unknown): change is Splice {
  return typeof change === 'object' && change !== null && !Array.isArray(change)
}
