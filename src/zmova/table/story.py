"""A notice becomes a sentence by its catalogue alone.

The phrase is `<game>-story-<tag>`; where there is none, or an empty one, nothing is told. Each
field is an argument, and so is each field of the open table, unless the notice has one of the same
name. Of a seat `$seat` is "you" or "other" and `$seat-name` the name; of several `$seats` is
their number, `$seats-names` all names, `$seats-you` whether the listener is among them and
`$seats-others` the names of the rest. Of any other list the argument is how long it is, and
`$list-all` are its items one after another; content is called `$card-name`.

A struct that is told as a phrase is `$spot-name`, and its fields are arguments too; so it is with a
list of one. Of several `$spots-name` is a list of them, `$spots-each` says one after another, and
`$spots-1` is the first. `NTH($space)` in a phrase counts from 1 what is counted from 0.
The client does the same (`web/src/table/story/sentences.ts`).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from zmova.table.notice import Notice
from zmova.table.seat import Seat, Viewer
from zmova.table.view import View
from zmova.table.wording import Kind, Phrase, kinds


class Words(Protocol):
    """The catalogue of one language."""

    lang: str

    def __call__(self, key: str, /, **values: Any) -> str: ...

    def has(self, key: str, /) -> bool: ...

    def listed(self, things: Sequence[str], /) -> str: ...


class Scene(msgspec.Struct, frozen=True):
    """The moment in which something is told: `view` is what the listener sees after it."""

    view: View
    words: Words
    name: Callable[[Seat], str]
    notice: Notice | None = None
    """What is being told, for `Game.called`."""

    @property
    def me(self) -> Viewer:
        return self.view.me

    def names(self, seats: Sequence[Seat]) -> str:
        return self.words.listed([self.name(seat) for seat in seats])

    def mine(self, seats: Sequence[Seat]) -> bool:
        """Whether the listener is one of them."""
        return self.me is not None and self.me in seats


Called = Callable[[str, Any, Scene], str]
"""What the game's content calls something: its kind, which one, to whom it is told."""


def sentence(game: str, notice: Notice, scene: Scene, called: Called) -> str | None:
    key = f"{game}-story-{notice.__struct_config__.tag}"
    if not scene.words.has(key):
        return None
    scene = msgspec.structs.replace(scene, notice=notice)
    told = [*_values(scene.view.table, scene, called), *_values(notice, scene, called)]
    values = {name: one for name, one in told if one is not None}
    return scene.words(key, **values).strip() or None


def _values(
    about: msgspec.Struct,
    scene: Scene,
    called: Called,
    special: Mapping[str, Kind] | None = None,
) -> Iterator[tuple[str, Any]]:
    special = kinds(type(about)) if special is None else special
    for name in about.__struct_fields__:
        value, kind = getattr(about, name), special.get(name)
        if isinstance(kind, Phrase) and value is not None:
            yield from _phrased(name, value, kind, scene, called)
        elif kind == "seats" and value is not None:
            yield name, len(value)
            yield f"{name}-names", scene.names(value)
            yield f"{name}-you", _plain(scene.mine(value))
            yield f"{name}-others", scene.names([seat for seat in value if seat != scene.me])
        elif kind == "seat" and value is not None:
            yield name, "you" if value == scene.me else "other"
            yield f"{name}-name", scene.name(value)
        else:
            yield name, "none" if value is None else _plain(value)
            if isinstance(value, list):
                yield name, len(value)
                yield f"{name}-all", ", ".join(str(one) for one in value)
            if kind and value is not None:
                yield f"{name}-name", called(str(kind), value, scene)


def _phrased(
    name: str, value: Any, kind: Phrase, scene: Scene, called: Called
) -> Iterator[tuple[str, Any]]:
    several = isinstance(value, list)
    filled = [
        {key: one for key, one in _values(each, scene, called, kind.kinds) if one is not None}
        for each in (value if several else [value])
    ]
    if len(filled) == 1:
        yield from filled[0].items()
    texts = [scene.words(kind.key, **values) for values in filled]
    yield name, len(texts) if several else "some"
    yield f"{name}-name", scene.words.listed(texts)
    yield f"{name}-each", " ".join(texts)
    yield from ((f"{name}-{number}", text) for number, text in enumerate(texts, 1))


def _plain(value: Any) -> str | float | None:
    """As a phrase takes it; None for what it can't take."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int | float | str) else None
