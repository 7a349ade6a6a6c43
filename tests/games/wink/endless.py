"""A room for `bench/` in which everybody looks around, without an end."""

from typing import Any, ClassVar

import aiohttp

from bench.parties import SEATS
from bench.rooms import Room


class EndlessRoom(Room):
    """Everybody looks around in turn, at somebody else each time."""

    game = "wink"
    options: ClassVar = {"turn_seconds": None}

    def __init__(self, *common: Any, http: aiohttp.ClientSession) -> None:
        super().__init__(*common, http=http)
        self._gazes: list[int] = []

    def seen(self, view: dict[str, Any]) -> None:
        self._gazes = [gaze["player"] for gaze in view["table"]["gazes"]]

    def next_move(self) -> tuple[int, dict[str, Any]]:
        seat = self._moves % SEATS
        others = [other for other in range(SEATS) if other not in (seat, self._gazes[seat])]
        self._gazes[seat] = self.whim.choice(others)
        return seat, {"type": "look", "player": self._gazes[seat]}
