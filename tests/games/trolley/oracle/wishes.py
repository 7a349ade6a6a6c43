"""Every well-formed move of Trial by Trolley that there might be, and what is none at all."""

from functools import cache
from itertools import product
from typing import Any

from tests.games.trolley.oracle.printed import TRACKS

Shape = dict[str, Any]
SPOTS = [{"track": track, "place": place} for track in TRACKS for place in range(3)]


@cache
def universe(seats: int) -> list[Shape]:
    """Without arguments: those are talk. Of arrangements those among neighbours, as teams are."""
    near = {
        tuple((first + step) % seats for step in steps)
        for first in range(seats)
        for steps in product(range(3), repeat=3)
    }
    return [
        *({"type": "innocent", "card": card} for card in range(3)),
        *({"type": "guilty", "card": card} for card in range(3)),
        *(modifier(card, spot) for card in range(9) for spot in SPOTS),
        {"type": "pass"},
        *({"type": "steer", "track": track} for track in TRACKS),
        *(arrange(*named) for named in sorted(near)),
        *(arrange(*named) for named in ((-1, 0, 1), (0, 1, seats), (seats, 1, 2), (99, 99, 99))),
    ]


def modifier(card: int, target: Shape) -> Shape:
    return {"type": "modifier", "card": card, "target": target}


def arrange(innocents: int, guilty: int, modifiers: int) -> Shape:
    return {"type": "arrange", "innocents": innocents, "guilty": guilty, "modifiers": modifiers}


def nonsense() -> list[Any]:
    return [
        {},
        None,
        "pass",
        {"type": "dance"},
        {"type": "innocent"},
        {"type": "innocent", "card": 3},
        {"type": "innocent", "card": -1},
        {"type": "innocent", "card": "own-innocents-1"},
        {"type": "guilty", "card": 0, "seat": 1},
        {"type": "guilty", "card": None},
        {"type": "modifier", "card": 0},
        {"type": "modifier", "card": 9, "target": SPOTS[0]},
        {"type": "modifier", "card": 0, "target": {"track": "left"}},
        {"type": "modifier", "card": 0, "target": {"track": "left", "place": 3}},
        {"type": "modifier", "card": 0, "target": {"track": "middle", "place": 0}},
        {"type": "modifier", "card": 0, "target": {**SPOTS[0], "seat": 1}},
        {"type": "pass", "card": 0},
        {"type": "steer"},
        {"type": "steer", "track": "straight"},
        {"type": "steer", "track": ["left", "right"]},
        {"type": "arrange", "innocents": 0, "guilty": 1},
        {"type": "arrange", "innocents": [0], "guilty": 1, "modifiers": 2},
        {"type": "argue", "target": SPOTS[0]},
        {"type": "argue", "target": SPOTS[0], "reason": "because"},
        {"type": "argue", "target": SPOTS[0], "reason": "so-many", "modifier": 41},
        {"type": "argue", "target": SPOTS[0], "reason": "so-many", "modifier": -1},
        {"type": "argue", "target": SPOTS[0], "reason": "so-many", "wording": 21},
        {"type": "say"},
        {"type": "say", "text": "psst", "to": "whisper"},
        {"type": "say", "text": "psst", "to": 1},
    ]
