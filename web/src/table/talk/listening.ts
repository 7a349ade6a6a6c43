/** Which lines of talk are new. Lines may fall out of a long talk, and come back when somebody is no longer muted. */

import type { Heard } from '../../generated/messages'

export class Listening {
  #until = -1
  /** How often each line was said at that very moment; while the table is paused all have the same. */
  #then = new Map<string, number>()

  constructor(talk: Heard[] = []) {
    this.take(talk)
  }

  take(talk: Heard[]): Heard[] {
    const heard = new Map(this.#then)
    const fresh = talk.filter(
      (line) => line.at > this.#until || (line.at === this.#until && !spent(heard, signOf(line))),
    )
    const last = fresh.at(-1)
    if (!last) return fresh
    if (last.at > this.#until) this.#then.clear()
    this.#until = last.at
    for (const sign of fresh.filter(({ at }) => at === last.at).map(signOf))
      this.#then.set(sign, (this.#then.get(sign) ?? 0) + 1)
    return fresh
  }
}

/** Takes one of these away, if there is one. */
function spent(left: Map<string, number>, sign: string): boolean {
  const count = left.get(sign) ?? 0
  left.set(sign, count - 1)
  return count > 0
}

function signOf({ seat, to, text, phrase }: Heard): string {
  return JSON.stringify([seat, to, text, phrase])
}
