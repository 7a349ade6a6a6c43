"""The Demon's Gaze as somebody behind a shoulder could tell one phone's from another's.

A page keeps what it showed last before the Gaze was over, so that no test has to be quick.
"""

from typing import Any

from tests.e2e.person import Person
from tests.e2e.together import wait_until

WATCH = """
() => {
  const kept = (window.gazed = { structure: [], places: [], page: '', ended: 0 })
  function lines(node, depth) {
    const pad = ' '.repeat(depth)
    if (node instanceof Comment) return [`${pad}<!--${node.data}-->`]
    if (!(node instanceof Element)) return []
    const told = ({ name, value }) => (name === 'class' ? `class=${value}` : name)
    const named = [...node.attributes].map(told)
    const tag = `${pad}<${node.localName} ${named.sort().join(' ')}>`
    // Faces differ from person to person, and each phone shows some.
    if (node.matches('svg.mask')) return [tag]
    return [tag, ...[...node.childNodes].flatMap((child) => lines(child, depth + 1))]
  }
  const place = (node) => {
    const { top, height } = node.getBoundingClientRect()
    return `${node.localName} ${Math.round(top)} ${Math.round(height)}`
  }
  new MutationObserver(() => {
    const gaze = document.querySelector('[data-testid=phase-gaze]')
    if (gaze) {
      kept.structure = lines(gaze, 0)
      kept.places = [...gaze.querySelectorAll('h2, p, ul, li')].map(place)
      kept.gaze = gaze.outerHTML
      kept.page = document.documentElement.outerHTML
    } else if (kept.page && !kept.ended) kept.ended = Date.now()
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}
"""


def watch_gaze(somebody: Person) -> None:
    """From now on; before the match begins."""
    somebody.page.evaluate(WATCH)


def gazed(somebody: Person) -> dict[str, Any]:
    """What was seen of it, once it is over: structure, places of lines, the page, and its end."""
    wait_until([somebody], lambda: bool(somebody.page.evaluate("gazed.ended")), "the Gaze ends")
    found: dict[str, Any] = somebody.page.evaluate("window.gazed")
    return found
