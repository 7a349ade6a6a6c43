"""Every well-formed move of Passengers that there might be, and what is none at all."""

from functools import cache
from itertools import product
from typing import Any

from tests.games.passengers.oracle.printed import COLORS

Shape = dict[str, Any]
BOATS = ["raven", "wolf"]
SPOTS = [{"boat": boat, "space": space} for boat in BOATS for space in range(5)]


@cache
def universe(seats: int) -> list[Shape]:
    """Without claims: those are talk."""
    return [
        *({"type": "shade", **spot} for spot in SPOTS),
        *({"type": "place", "card": card, **spot} for card in range(3) for spot in SPOTS),
        *({"type": "show", "card": card} for card in range(3)),
        *({"type": "vote", "boat": boat} for boat in BOATS),
        *({"type": "gift", **choice} for choice in choices(range(-1, seats + 1))),
    ]


def choices(seats: range) -> list[Shape]:
    """The fields that some gift or other reads, and a few that none reads together."""
    return [
        {},
        *({"color": color} for color in COLORS),
        *({"player": seat} for seat in seats),
        *({"player": seat, "card": card} for seat in seats for card in range(3)),
        {"players": []},
        *({"players": [seat]} for seat in seats),
        *({"players": [*pair]} for pair in product(seats, repeat=2)),
        *({"passenger": spot} for spot in SPOTS),
        *({"passenger": spot, "to": to} for spot in SPOTS for to in range(5)),
        *({"mask": mask, "passenger": spot} for mask in COLORS for spot in SPOTS),
        *({"passengers": [spot]} for spot in SPOTS),
        *({"passengers": [*pair]} for pair in product(SPOTS, repeat=2)),
        *({"boat": boat} for boat in BOATS),
        *({"boat": boat, "direction": way} for boat in BOATS for way in ("left", "right")),
        {"mask": "red"},
        {"direction": "left"},
        {"to": 0, "boat": "wolf"},
        {"color": "red", "mask": "red", "passenger": SPOTS[0]},
        {"player": 0, "players": [0, 1]},
        {"passenger": SPOTS[0], "passengers": [SPOTS[0], SPOTS[1]]},
    ]


def nonsense() -> list[Any]:
    return [
        {},
        None,
        "vote",
        {"type": "dance"},
        {"type": "place", "card": 0, "boat": "raven"},
        {"type": "place", "card": 3, "boat": "raven", "space": 0},
        {"type": "place", "card": -1, "boat": "raven", "space": 0},
        {"type": "place", "card": "red soul", "boat": "raven", "space": 0},
        {"type": "place", "card": 0, "boat": "ferry", "space": 0},
        {"type": "place", "card": 0, "boat": "wolf", "space": 5},
        {"type": "place", "card": 0, "boat": "wolf", "space": 0, "seat": 1},
        {"type": "shade", "boat": "wolf", "space": -1},
        {"type": "gift", "color": "black"},
        {"type": "gift", "player": "1"},
        {"type": "gift", "players": [0, 1, 2]},
        {"type": "gift", "passenger": {"boat": "wolf"}},
        {"type": "gift", "passengers": [SPOTS[0]] * 3},
        {"type": "gift", "mask": None, "passenger": 3},
        {"type": "vote", "boat": None},
        {"type": "vote", "boat": ["raven", "wolf"]},
        {"type": "claim", "boat": "raven", "space": 0, "kind": "angel"},
        {"type": "claim", "boat": "raven", "space": 9, "kind": "soul"},
        {"type": "claim", "boat": "raven", "space": 0},
        {"type": "say"},
        {"type": "say", "text": "psst", "to": "team"},
        {"type": "say", "text": "psst", "to": 1},
    ]
