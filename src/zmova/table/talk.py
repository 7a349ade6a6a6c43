"""Talk is part of the log: said to an audience that the game grants, heard by those seats alone."""

from typing import Annotated

import msgspec

from zmova.table.event import Event
from zmova.table.move import Move
from zmova.table.notice import Notice
from zmova.table.seat import Seat, Viewer

LONGEST = 280
Audience = Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
"""`all`, or one of those that a game names (`Game.audience`)."""
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]
Phrase = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[a-z][a-z0-9-]*$")]


class Say(Move, frozen=True, tag="say"):
    """Free text, or a quick phrase that each device shows in its own language."""

    text: Text | None = None
    phrase: Phrase | None = None
    to: Audience = "all"


class Said(Event, frozen=True, tag="said"):
    touches = ()
    seat: Seat
    to: Audience
    hearers: list[Seat] | None = None
    """None: everybody, onlookers too."""
    text: str | None = None
    phrase: str | None = None


class Heard(Notice, frozen=True, tag="said"):
    """One line of talk as its hearers get it."""

    seat: Seat
    to: Audience
    at: int
    text: str | None = None
    phrase: str | None = None


def heard(said: Said, viewer: Viewer) -> Heard | None:
    if said.hearers is not None and viewer not in said.hearers:
        return None
    return Heard(said.seat, said.to, said.at, said.text, said.phrase)
