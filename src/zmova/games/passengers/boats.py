"""P8, P9: the Raven and the Wolf, their gifts and voices, and where a passenger sits."""

from typing import Annotated, Literal

import msgspec

Boat = Literal["raven", "wolf"]
BOATS: tuple[Boat, Boat] = ("raven", "wolf")
OTHER: dict[Boat, Boat] = {"raven": "wolf", "wolf": "raven"}
SPACES = 5
ROUNDS = 3
Space = Annotated[int, msgspec.Meta(ge=0, le=SPACES - 1)]

VOICES = (3, 2, 2, 1, 2, 1, 2, 2, 1, 1)
"""By gift number."""

Layout = tuple[dict[Boat, tuple[int, ...]], ...]
LAYOUT: Layout = (
    {"raven": (0, 2, 9, 5, 8), "wolf": (6, 3, 7, 1, 4)},
    {"raven": (7, 1, 9, 4, 5), "wolf": (2, 8, 0, 3, 6)},
    {"raven": (1, 6, 3, 7, 8), "wolf": (5, 0, 4, 9, 2)},
)
"""Round by round, the gift numbers from left to right."""


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A space of one of this round's boats."""

    boat: Boat
    space: Space


SPOTS: dict[Boat, tuple[Spot, ...]] = {
    boat: tuple(Spot(boat, space) for space in range(SPACES)) for boat in BOATS
}


def room_aboard(seats: int) -> int:
    """P9: how many passengers a boat takes, shadows too."""
    return 3 if seats <= 6 else SPACES
