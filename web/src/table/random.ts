/** Chance on this device. `crypto.randomUUID` is missing on a plain-http LAN; getRandomValues is not. */

export function bytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count))
}

/** A player's own part in the dice. */
export function salt(): string {
  return Array.from(bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** An id that no other command has. */
export function commandId(): string {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2))
  return high!.toString(36) + low!.toString(36)
}

/** A whole number from 0 to below `limit`. */
export function roll(limit: number): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % limit
}
