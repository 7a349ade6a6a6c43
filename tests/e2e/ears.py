"""Somebody who hears a page instead of seeing it: all that its live regions ever said."""

from tests.e2e.person import Person

LISTEN = """
window.heard = []
new MutationObserver((changes) => {
  const regions = new Set(changes.map(({ target }) => {
    const on = target instanceof Element ? target : target.parentElement
    return on?.closest('[aria-live=polite]')
  }))
  for (const region of regions) {
    const text = region?.textContent.trim()
    if (text) heard.push(text)
  }
}).observe(document, { subtree: true, childList: true, characterData: true })
"""


class Ears:
    """From the first page on."""

    def __init__(self, somebody: Person) -> None:
        self.somebody = somebody
        somebody.context.add_init_script(LISTEN)

    def heard(self) -> list[str]:
        found: list[str] = self.somebody.page.evaluate("heard")
        return found

    def heard_of(self, text: str) -> bool:
        return any(text in one for one in self.heard())
