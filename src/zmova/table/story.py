"""A notice becomes a sentence by its catalogue alone.

The phrase is `<game>-story-<tag>`; where there is none, or an empty one, nothing is told. Each
field is an argument, and so is each field of the open table, unless the notice has one of the same
name. Of a seat `$seat` is "you" or "other" and `$seat-name` the name; of several `$seats` is
their number, `$seats-names` all names, `$seats-you` whether the listener is among them and
`$seats-others` the names of the rest. Of any other list the argument is how long it is.
The client does the same (`web/src/table/story/sentences.ts`).
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

import msgspec

from zmova.table.notice import Notice
from zmova.table.seat import Seat, Viewer
from zmova.table.view import View
from zmova.table.wording import kinds


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


def _values(about: msgspec.Struct, scene: Scene, called: Called) -> Iterator[tuple[str, Any]]:
    special = kinds(type(about))
    for name in about.__struct_fields__:
        value, kind = getattr(about, name), special.get(name)
        if kind == "seats" and value is not None:
            yield name, len(value)
            yield f"{name}-names", scene.names(value)
            yield f"{name}-you", _plain(scene.mine(value))
            yield f"{name}-others", scene.names([seat for seat in value if seat != scene.me])
        elif kind == "seat" and value is not None:
            yield name, "you" if value == scene.me else "other"
            yield f"{name}-name", scene.name(value)
        else:
            plain = len(value) if isinstance(value, list) else _plain(value)
            yield name, "none" if value is None else plain
            if kind and value is not None:
                yield f"{name}-name", called(kind, value, scene)


def _plain(value: Any) -> str | float | None:
    """As a phrase takes it; None for what it can't take."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int | float | str) else None
