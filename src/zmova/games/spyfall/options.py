"""What a table agrees on before it starts: S1, S2, S5 and the limits of time (G6)."""

from typing import Annotated

import msgspec

from zmova.games.spyfall.places import PACKS, Pack, place_ids
from zmova.table.bounds import Seconds, within
from zmova.table.illegal import BadDeal
from zmova.table.text import tidy

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
MOST_OWN = 30
MINUTES = {3: 6, 4: 6, 5: 7, 6: 7, 7: 8, 8: 8}
"""S5: of a round, by the number of seats."""


class OwnPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place that the hosts added; its texts are the same in every language."""

    name: Name
    roles: Annotated[list[Name], msgspec.Meta(max_length=7)] = []

    def __post_init__(self) -> None:
        for text in [self.name, *self.roles]:
            if tidy(text) != text:
                raise ValueError("names are one line without blanks around them")
        if len(set(self.roles)) < len(self.roles):
            raise ValueError("no two roles of a place are the same")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Limits are seconds; None means no limit."""

    rounds: Annotated[int, within(1, 15)] = 5
    minutes: Annotated[int, within(1, 20, usual=8, by_seats=MINUTES)] | None = None
    """None: by the number of seats (S5)."""
    acted: bool = False
    """Whether everybody speaks as their role would: a note for all, and no rule."""
    look_seconds: Seconds | None = 30
    turn_seconds: Seconds | None = None
    discuss_seconds: Annotated[int, within(0, 600, step=10)] | None = 60
    """0: the table votes at once (S10)."""
    vote_seconds: Seconds | None = 30
    guess_seconds: Seconds | None = 60
    next_seconds: Seconds | None = None
    packs: Annotated[list[Pack], msgspec.Meta(max_length=8)] = msgspec.field(
        default_factory=lambda: ["classic"]
    )
    off: Annotated[list[str], msgspec.Meta(max_length=200)] = []
    """Places switched off."""
    own: Annotated[list[OwnPlace], msgspec.Meta(max_length=MOST_OWN)] = []


def own_id(index: int) -> str:
    return f"own-{index + 1}"


def places_in_play(options: Options) -> list[str]:
    """The list that lies open before everybody (S6), in the order of the packs."""
    known = [place for pack in PACKS if pack in options.packs for place in place_ids(pack)]
    known += [own_id(index) for index in range(len(options.own))]
    off = set(options.off)
    places = [place for place in known if place not in off]
    if len(places) < max(2, options.rounds):
        raise BadDeal(f"{options.rounds} rounds need as many places, two at least: {len(places)}")
    return places


def round_minutes(options: Options, seats: int) -> int:
    """S5"""
    return MINUTES[seats] if options.minutes is None else options.minutes
