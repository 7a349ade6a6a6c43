"""Two tracks with characters, and the teams that stand for them."""

from functools import cache
from typing import Annotated, Literal

import msgspec

from zmova.games.trolley.decks import Card
from zmova.table.seat import Seat, clockwise_from

Track = Literal["left", "right"]
TRACKS: tuple[Track, ...] = ("left", "right")
OTHER: dict[Track, Track] = {"left": "right", "right": "left"}
LONGEST_TRACK = 3


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character on a track, counted from the one that came first."""

    track: Track
    place: Annotated[int, msgspec.Meta(ge=0, lt=LONGEST_TRACK)]


class Pinned(msgspec.Struct, frozen=True):
    """A modifier on a character, and who played it."""

    card: Card
    seat: Seat


class Character(msgspec.Struct, frozen=True):
    """`seat` played it, None where it came from the deck (T4)."""

    card: Card
    guilty: bool
    seat: Seat | None
    modifiers: tuple[Pinned, ...] = ()


@cache
def teams(driver: Seat, seats: int) -> dict[Track, tuple[Seat, ...]]:
    """T2: going left from the driver, the first half; an odd player goes left."""
    others = clockwise_from(driver, seats)[1:]
    half = (len(others) + 1) // 2
    return {"left": tuple(others[:half]), "right": tuple(others[half:])}


@cache
def track_of(seat: Seat, driver: Seat, seats: int) -> Track | None:
    """The track of a seat's team; None for the driver."""
    for track, team in teams(driver, seats).items():
        if seat in team:
            return track
    return None
