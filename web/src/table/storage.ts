/** What this device remembers. Where storage is blocked it remembers until the page is closed. */

/** Before the number of one of several people on this phone. What is kept for one of them alone is never written down:
 * the next one to hold the phone could read it there. */
export const HAND = '#'

const memory = new Map<string, string>()

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = memory.get(key) ?? localStorage.getItem(`zmova.${key}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  memory.set(key, text)
  if (key.includes(HAND)) return
  try {
    localStorage.setItem(`zmova.${key}`, text)
  } catch {
    // blocked or full: the copy in memory serves this visit
  }
}

export function forget(key: string): void {
  memory.delete(key)
  try {
    localStorage.removeItem(`zmova.${key}`)
  } catch {
    // blocked: nothing was written down
  }
}
