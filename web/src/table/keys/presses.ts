/** A key counts once, where it went down: held, or carried over from elsewhere, it presses nothing. */

const ACTS =
  'button, a[href], summary, select, [role="button"], input[type="checkbox"], input[type="radio"], input[type="submit"]'

/** Whether Space or Enter does something there beyond writing. */
export function acts(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(ACTS)
}

const field = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea') && !acts(target)

export class Presses {
  readonly #down = new Map<string, unknown>()

  /** Whether a key that goes down may act there. */
  down(key: string, at: unknown, repeat: boolean): boolean {
    if (!repeat) this.#down.set(key, at)
    return !repeat
  }

  /** Whether a key that comes up may act there: not if it went down on something else. */
  up(key: string, at: unknown): boolean {
    const began = this.#down.get(key)
    this.#down.delete(key)
    return began === at
  }

  /** What goes on outside of the page is not seen. */
  forget(): void {
    this.#down.clear()
  }
}

let deed = false

/** Whether what happens now is a person's own doing, a press rather than a word from the room. */
export const pressing = (): boolean => deed

function noteDeed(event: Event): void {
  // Letters into a field are no deed: the table goes on while somebody writes.
  if (event instanceof KeyboardEvent && field(event.target) && event.key !== 'Enter' && event.key !== 'Escape') return
  deed = true
  setTimeout(() => (deed = false))
}

export function guardPresses(): void {
  const presses = new Presses()
  const counts = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter'

  /** A space held in a field is written all the same. */
  function swallow(event: KeyboardEvent): void {
    if (!acts(event.target) && (event.key === ' ' || !field(event.target))) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  addEventListener(
    'keydown',
    (event) => counts(event) && !presses.down(event.key, event.target, event.repeat) && swallow(event),
    true,
  )
  addEventListener('keyup', (event) => counts(event) && !presses.up(event.key, event.target) && swallow(event), true)
  addEventListener('blur', (event) => event.target === window && presses.forget(), true)
  for (const kind of ['pointerdown', 'pointerup', 'click', 'keydown', 'submit', 'cancel'])
    addEventListener(kind, noteDeed, true)
}
