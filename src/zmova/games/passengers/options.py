"""What a table agrees on before it starts: P7 and the limits of time (G6)."""

from typing import Annotated, Literal

import msgspec

from zmova.games.passengers.boats import ROUNDS
from zmova.table.bounds import Seconds, within

Set = Literal["I", "II", "III"]
GiftSet = Literal["I", "II", "III", "four"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Limits are seconds; None means no limit, and no pause for the Demon's Gaze."""

    gifts: Set | Annotated[list[Set], msgspec.Meta(min_length=ROUNDS, max_length=ROUNDS)] = "I"
    gaze_seconds: Annotated[int, within(3, 30)] | None = None
    place_seconds: Seconds | None = None
    gift_seconds: Seconds | None = None
    vote_seconds: Seconds | None = None


def gift_sets(options: Options, seats: int) -> tuple[GiftSet, ...]:
    """P7: the set of each round; four players have their own."""
    sets: list[GiftSet] = ["four"] * ROUNDS
    if seats > 4:
        sets = [*options.gifts] if isinstance(options.gifts, list) else [options.gifts] * ROUNDS
    return tuple(sets)
