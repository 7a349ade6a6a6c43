/** The later screens: asked for as soon as the table stands, and again until they come. */

type Later = typeof import('./later')

const AGAIN = 2000

let loaded = $state.raw<Later | null>(null)
let asked = false

/** Call it from an effect. */
export function fetchLater(): void {
  if (asked) return
  asked = true
  import('./later').then(
    (screens) => (loaded = screens),
    () =>
      setTimeout(() => {
        asked = false
        fetchLater()
      }, AGAIN),
  )
}

/** null until they are here. */
export function later(): Later | null {
  return loaded
}
