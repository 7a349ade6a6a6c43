"""Somebody who hears a page instead of seeing it: all that its live regions ever said."""

import re
from pathlib import Path

from tests.e2e.person import Person
from zmova.games import names

HOLES = r"undefined|NaN|\bnull\b|\[object|[{}]|  "
KEYS = rf"\b(?:game|house|illegal|news|react|seat|table|{'|'.join(names())})-[a-z]"
UNREADABLE = {
    "uk": re.compile(rf"{HOLES}|[A-Za-z]"),
    "en": re.compile(rf"{HOLES}|{KEYS}|[А-Яа-яЄєІіЇїҐґ]"),
}
"""Keys, holes and code, and letters of the other language that are in nobody's name."""
SOMEBODY = {"uk": "Хтось", "en": "Somebody"}
FAIR = 12
"""Lines of the shortest story; a table of silence has nine, from the lobby."""
LISTEN = """
window.heard = []
new MutationObserver((changes) => {
  const regions = new Set(changes.map(({ target }) => {
    const on = target instanceof Element ? target : target.parentElement
    return on?.closest('[aria-live=polite]')
  }))
  for (const region of regions) {
    const text = region?.textContent.trim()
    const behind = document.querySelector('dialog:modal')?.contains(region) === false
    if (text && !behind) heard.push(text)
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

    def told(self, game: str) -> list[str]:
        """The match as a story, kept to be read by people; every line of it can be read."""
        lines = [" ".join(one.split("\n")) for one in self.heard()]
        folder = Path("test-results/stories")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{game}.txt").write_text("\n".join(lines) + "\n", "utf-8")
        names = [member["name"] for member in self.somebody.room["members"]]
        foreign = re.compile("|".join(map(re.escape, names)))
        lang = self.somebody.lang
        read = [foreign.sub(SOMEBODY[lang], one) for one in lines]
        assert [one for one in read if UNREADABLE[lang].search(one)] == []
        assert len(lines) >= FAIR, lines
        return lines
