"""A room for `bench/` in which one asks and another answers, without an end."""

from typing import Any, ClassVar

import aiohttp

from bench.parties import QUESTION, SEATS
from bench.rooms import Room

ANSWER = "Те саме, що й усі, та ще трохи терпіння."


class EndlessRoom(Room):
    """Who answered asks somebody else, and so on."""

    game = "spyfall"
    options: ClassVar = {"minutes": 20, "turn_seconds": None, "next_seconds": None}

    def __init__(self, *common: Any, http: aiohttp.ClientSession) -> None:
        super().__init__(*common, http=http)
        self._asker = 0
        self._asked: int | None = None
        self._barred: int | None = None

    def seen(self, view: dict[str, Any]) -> None:
        self._asker = view["table"]["dealer"]

    def next_move(self) -> tuple[int, dict[str, Any]]:
        if self._asked is None:
            asker = self._asker
            others = [seat for seat in range(SEATS) if seat not in (asker, self._barred)]
            self._asked = self.whim.choice(others)
            return asker, {"type": "ask", "to": self._asked, "text": QUESTION}
        self._barred, self._asker, self._asked = self._asker, self._asked, None
        return self._asker, {"type": "answer", "text": ANSWER}
