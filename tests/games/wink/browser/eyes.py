"""What one page shows of signals, and whatever else changes on it.

Blinks shut both eyes of a face, so that eyes which stand differently are a wink. A page keeps what
it showed, and no test has to be quick.
"""

from tests.e2e.person import Person

WATCH = """
() => {
  if (window.eyes) return
  const EYE = 'g:has(> g > .pupil)'
  const seen = (window.eyes = { signs: [], changes: [], blinks: 0 })
  const paths = (eye) => [...eye.querySelectorAll(':scope > path')]
  const lids = (eye) => paths(eye).map((one) => one.getAttribute('d')).join()
  function signs(face) {
    const [one, other] = [...face.querySelectorAll(EYE)].map(lids)
    const head = face.querySelector('g[transform^="rotate("]')
    const nod = head?.getAttribute('transform')
    const glove = face.querySelector('g[transform^="translate(80 "]')?.getAttribute('transform')
    return [
      ...(one === other ? [] : [['wink', `${one} ${other}`]]),
      ...(nod && !nod.startsWith('rotate(0 ') ? [['nod', nod]] : []),
      ...(glove ? [['hand', glove]] : []),
    ]
  }
  function watch(changes) {
    const faces = new Set()
    for (const { target, type, attributeName } of changes) {
      const on = target instanceof Element ? target : target.parentElement
      if (!on || on.closest('[data-testid=ping]')) continue
      const face = on.closest('[data-testid=ring] [data-testid^=seat-]')
      if (face) faces.add(face)
      if (face && on.closest(EYE)) seen.blinks += 1
      else seen.changes.push(`${on.outerHTML.slice(0, 90)} ${type} ${attributeName}`)
    }
    for (const face of faces) {
      const seat = Number(face.dataset.testid.slice(5))
      seen.signs.push(...signs(face).map(([kind, how]) => ({ seat, kind, how })))
    }
  }
  const all = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(watch).observe(document, all)
}
"""


class Eyes:
    """Somebody's page, watched from now on."""

    def __init__(self, somebody: Person) -> None:
        self._page = somebody.page
        self._page.evaluate(WATCH)
        self.again()

    def again(self) -> None:
        """Forgets what it showed so far."""
        self._page.evaluate("Object.assign(window.eyes, { signs: [], changes: [], blinks: 0 })")

    def signs(self) -> set[tuple[int, str]]:
        """The seats whose faces gave a signal, and which."""
        return {(one["seat"], one["kind"]) for one in self._page.evaluate("window.eyes.signs")}

    def steps(self) -> int:
        """In how many pictures the signals were drawn."""
        return len({one["how"] for one in self._page.evaluate("window.eyes.signs")})

    def changes(self) -> list[str]:
        """Whatever else changed, anywhere on the page."""
        found: list[str] = self._page.evaluate("window.eyes.changes")
        return found

    def blinks(self) -> int:
        found: int = self._page.evaluate("window.eyes.blinks")
        return found
