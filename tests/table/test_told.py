"""Who is told what follows from what an event declares."""

from typing import Annotated, get_args

import msgspec
import pytest

import zmova
from zmova.table.event import Event
from zmova.table.seat import Seat
from zmova.table.told import Secret, fields, notice_type, notices, only, tell


class Shown(Event, frozen=True, tag="shown"):
    seat: Seat
    to: Seat
    index: Annotated[int, only("seat")]
    card: Annotated[str, only("seat", "to")]
    deck: Secret[list[str]]

    @property
    def back(self) -> bool:
        return self.seat > self.to


class Whispered(Event, frozen=True, tag="whispered"):
    told = ("seat", "hearers")
    seat: Seat
    hearers: list[Seat]
    text: str


class Voted(Event, frozen=True, tag="voted"):
    seat: Seat
    boat: Annotated[str, only("seat", unless="openly")]
    choice: Annotated[str | None, only("seat", others=str.upper)] = None
    openly: Secret[bool] = False


def told(event: Event, viewer: Seat | None) -> dict[str, object] | None:
    notice = tell(event, viewer)
    seen: dict[str, object] | None = None if notice is None else msgspec.to_builtins(notice)
    return seen


def test_a_field_is_told_to_those_whom_it_is_for():
    """G3"""
    shown = Shown(7, 2, 1, 0, "ace", ["king"])
    everybody = {"type": "shown", "seat": 2, "to": 1, "back": True}
    assert told(shown, 2) == {**everybody, "index": 0, "card": "ace"}
    assert told(shown, 1) == {**everybody, "index": None, "card": "ace"}
    for other in (0, 3, None):
        assert told(shown, other) == {**everybody, "index": None, "card": None}


def test_an_event_is_told_to_those_whom_it_is_for():
    """G3: an onlooker is nobody's seat."""
    whisper = Whispered(7, 0, [2, 3], "psst")
    heard = {"type": "whispered", "seat": 0, "hearers": [2, 3], "text": "psst"}
    assert [told(whisper, seat) for seat in range(4)] == [heard, None, heard, heard]
    assert told(whisper, None) is None


def test_a_field_may_be_open_at_times_or_told_to_others_in_part():
    voted = Voted(7, 1, "raven", "trade")
    assert told(voted, 1) == {"type": "voted", "seat": 1, "boat": "raven", "choice": "trade"}
    assert told(voted, 0) == {"type": "voted", "seat": 1, "boat": None, "choice": "TRADE"}
    assert told(Voted(7, 1, "raven", None, openly=True), None) == {
        "type": "voted",
        "seat": 1,
        "boat": "raven",
        "choice": None,
    }


@pytest.mark.parametrize("game", zmova.games.names())
def test_no_notice_has_a_field_that_is_secret(game):
    events = zmova.games.named(game).events
    for event in get_args(events):
        secret = {one.name for one in fields(event) if one.reach and not one.reach.seats}
        assert not secret & set(notice_type(event).__struct_fields__)
    assert get_args(notices(events))
