"""Every well-formed move of Wink that there might be, and what is none at all."""

from functools import cache
from typing import Any

Shape = dict[str, Any]
NUMBERS = range(1, 37)


@cache
def universe(seats: int) -> list[Shape]:
    """With players who do not sit here, and agents who stayed at home (W1)."""
    players = range(-1, seats + 1)
    return [
        *({"type": "name", "player": player} for player in players),
        *({"type": "call", "agent": agent} for agent in NUMBERS),
        {"type": "pass"},
        *({"type": "look", "player": player} for player in players),
        {"type": "wink"},
        *(
            {"type": "catch", "player": player, "agent": agent}
            for player in players
            for agent in NUMBERS
        ),
    ]


def nonsense() -> list[Any]:
    return [
        {},
        None,
        "wink",
        {"type": "dance"},
        {"type": "name"},
        {"type": "name", "player": "1"},
        {"type": "name", "player": 1, "agent": 2},
        {"type": "call", "agent": 0},
        {"type": "call", "agent": 37},
        {"type": "call", "agent": 1.5},
        {"type": "call", "player": 1},
        {"type": "pass", "agent": 1},
        {"type": "look", "player": None},
        {"type": "look", "player": [0, 1]},
        {"type": "wink", "player": 0},
        {"type": "wink", "seen_by": []},
        {"type": "catch", "player": 1},
        {"type": "catch", "agent": 1},
        {"type": "catch", "player": 0, "agent": 37},
        {"type": "catch", "player": 1, "agent": 1, "seat": 0},
        {"type": "say"},
        {"type": "say", "text": "psst", "to": "whisper"},
    ]
