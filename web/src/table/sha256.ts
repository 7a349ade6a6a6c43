/** SHA-256 in plain numbers: `crypto.subtle` is missing on a plain-http LAN, where most tables stand. */

/** The first 32 bits of the fractional part of a root of a prime. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0
}

function primes(count: number): number[] {
  const found: number[] = []
  for (let one = 2; found.length < count; one += 1) if (found.every((prime) => one % prime)) found.push(one)
  return found
}

const START = primes(8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)))

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new DataView(new ArrayBuffer((((message.length + 8) >> 6) + 1) << 6))
  new Uint8Array(padded.buffer).set(message)
  padded.setUint8(message.length, 0x80)
  padded.setUint32(padded.byteLength - 8, Math.floor(message.length / 2 ** 29))
  padded.setUint32(padded.byteLength - 4, message.length << 3)
  const hash = Int32Array.from(START)
  const words = new Int32Array(64)
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let i = 0; i < 64; i += 1) words[i] = i < 16 ? padded.getInt32(block + 4 * i) : spread(words, i)
    mix(hash, words)
  }
  const digest = new DataView(new ArrayBuffer(32))
  hash.forEach((word, place) => digest.setInt32(4 * place, word))
  return new Uint8Array(digest.buffer)
}

function spread(words: Int32Array, i: number): number {
  const [early, late] = [words[i - 15]!, words[i - 2]!]
  const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
  const other = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
  return words[i - 16]! + one + words[i - 7]! + other
}

function mix(hash: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i += 1) {
    const chosen = (e & f) ^ (~e & g)
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + ROUNDS[i]! + words[i]!) | 0
    const other = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place]! += word))
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Throws at what is no whole number of bytes. */
export function unhex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new Error('not hex')
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}
