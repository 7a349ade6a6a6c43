/** Salts under seals, as `src/zmova/table/sealed.py` has them; the bytes stand in docs/subsystems/fairness.md. */

import { hex, sha256, unhex } from './sha256'

const text = new TextEncoder()

export function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

/** Binds a salt to the print of the seed, and hides it. */
export function seal(commitment: string, salt: string): string {
  return hex(sha256(joined(text.encode('zmova seal\0'), unhex(commitment), text.encode(salt))))
}

/** One print of all seals, by seat. */
export function printOf(commitment: string, seals: (string | null)[]): string {
  const told = seals.map((one) => (one === null ? Uint8Array.of(0) : joined(Uint8Array.of(1), unhex(one))))
  return hex(sha256(joined(text.encode('zmova seals\0'), unhex(commitment), ...told)))
}
