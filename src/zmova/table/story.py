"""What a game needs to tell a notice as a sentence: the words of a language, names, the view."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from zmova.table.seat import Seat, Viewer
from zmova.table.view import View


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

    @property
    def me(self) -> Viewer:
        return self.view.me

    def names(self, seats: Sequence[Seat]) -> str:
        return self.words.listed([self.name(seat) for seat in seats])

    def mine(self, seats: Sequence[Seat]) -> bool:
        """Whether the listener is one of them."""
        return self.me is not None and self.me in seats
