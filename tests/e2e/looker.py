"""Goes through the screens of one person: a picture of each, and what is wrong with it."""

import re
from pathlib import Path
from typing import Any

from tests.e2e.axe import judged
from tests.e2e.person import Person

FOREIGN = {"uk": re.compile("[a-z]{2,}"), "en": re.compile("[а-яєіїґ]{2,}")}
"""Letters of the other language; names on the table are of one's own."""
ALL: dict[str, Any] = {"resultTypes": ["violations"]}
COLOURS = {**ALL, "runOnly": {"type": "rule", "values": ["color-contrast"]}}
THEMES = {"dark": ALL, "light": COLOURS}
"""What axe looks at in each: a second theme can change nothing but colours."""
READ = """
() => {
  const games = '[data-testid=passengers], [data-testid=trolley], [data-testid=wink]'
  const parts = [...document.querySelectorAll(`${games}, dialog[open]`)]
  const labels = parts.flatMap((part) => [...part.querySelectorAll('[aria-label]')])
  return [...parts.map((part) => part.innerText), ...labels.map((one) => one.ariaLabel)].join('\\n')
}
"""


class Looker:
    """Keeps a picture of each screen, in each theme, and lets axe look at it."""

    def __init__(self, somebody: Person, folder: Path, mark: str) -> None:
        self.somebody = somebody
        self.folder = folder
        self.mark = mark
        self.found: list[str] = []
        self.screens = 0

    def look(self, screen: str) -> None:
        page = self.somebody.page
        self.somebody.rests()
        for theme, rules in THEMES.items():
            page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            self._judge(f"{screen}-{self.mark}-{theme}", rules)

    def reads(self, screen: str) -> None:
        """The game's words are all of this person's language."""
        text = self.somebody.page.evaluate(READ)
        assert text
        foreign = FOREIGN[self.somebody.lang].findall(text)
        if foreign:
            self.found.append(f"{screen}-{self.mark}: foreign words {foreign[:9]}")

    def _judge(self, name: str, rules: dict[str, Any]) -> None:
        page = self.somebody.page
        page.screenshot(path=self.folder / f"{name}.png")
        self.screens += 1
        found = self._violations(rules)
        if found:  # unless something was fading in just now
            self.somebody.rests()
            found = self._violations(rules)
        self.found += [f"{name}: {violation}" for violation in found]
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            self.found.append(f"{name}: {wide} px wider than the screen")

    def _violations(self, rules: dict[str, Any]) -> list[str]:
        found = judged(self.somebody.page, rules)["violations"]
        return [f"{one['id']} {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found]
