/** What this device remembers. Where storage is blocked it remembers until the page is closed. */

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
  try {
    localStorage.setItem(`zmova.${key}`, text)
  } catch {
    // blocked or full: the copy in memory serves this visit
  }
}
