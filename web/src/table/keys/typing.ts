/** Somebody writes on although the box is gone: the letters go into the draft, and press nothing. */

/** After so long a pause one has looked up, and keys mean what they do. */
const LULL = 4000
/** Whoever presses these knows where they are. */
const LEAVES = /^(Tab|Escape|F\d+)$/

export type Write = (change: (text: string) => string) => void

interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  timeStamp: number
}

export class TypingOn {
  #write: Write | null = null
  #last = 0

  get on(): boolean {
    return this.#write !== null
  }

  /** The box went; the last key before that was struck then. */
  begin(write: Write, struck: number): void {
    this.#write = write
    this.#last = struck
  }

  end(): void {
    this.#write = null
  }

  /** Whether the key belongs to what is written: then it does nothing else. */
  takes({ key, ctrlKey, metaKey, timeStamp }: Key): boolean {
    if (timeStamp - this.#last > LULL || ctrlKey || metaKey || LEAVES.test(key)) this.end()
    if (!this.#write) return false
    this.#last = timeStamp
    if (key === 'Backspace') this.#write((text) => text.slice(0, -1))
    else if (key.length === 1) this.#write((text) => text + key)
    return true
  }
}
