"""The phrases of both languages, from the same Fluent files that the client reads."""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from zmova.games import folder, names

Lang = Literal["uk", "en"]
LANGS: tuple[Lang, ...] = ("uk", "en")


def shared(lang: Lang) -> Traversable:
    """The folder of what is said in all games."""
    return files("zmova").joinpath("locales", lang)


def own(game: str, lang: Lang) -> Traversable:
    """The folder of what one game says; a game may have none."""
    return folder(game).joinpath("words", lang)


def catalogues(lang: Lang) -> Iterator[Traversable]:
    """What all games share, then each game's own."""
    for words in (shared(lang), *(own(game, lang) for game in names())):
        if words.is_dir():
            yield from sorted(words.iterdir(), key=str)


def nth(number: int) -> Any:
    """Counted from 1, as people do."""
    return fluent_number(number + 1)


class Catalogue:
    """Every phrase of one language."""

    def __init__(self, lang: Lang) -> None:
        self.lang: str = lang
        self._bundle = FluentBundle([lang], functions={"NTH": nth}, use_isolating=False)
        for file in catalogues(lang):
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def __call__(self, key: str, attribute: str | None = None, /, **values: Any) -> str:
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            raise KeyError(f"{key}.{attribute}" if attribute else key)
        text, problems = self._bundle.format_pattern(pattern, values)
        if problems:
            raise ValueError(f"{key}: {problems}")
        return str(text)

    def has(self, key: str, /) -> bool:
        return self._bundle.has_message(key)

    def listed(self, things: Sequence[str], /) -> str:
        """As the client's Intl.ListFormat joins them."""
        if len(things) < 2:
            return "".join(things)
        *head, last = things
        key = "replay-list-two" if len(head) == 1 else "replay-list"
        return self(key, head=", ".join(head), last=last)


@cache
def catalogue(lang: Lang) -> Catalogue:
    return Catalogue(lang)
