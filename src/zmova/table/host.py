"""What a host may do to a running match: end it early, or give it other limits of time."""

from typing import Any, TypeVar

import msgspec

from zmova.table.event import Event
from zmova.table.move import Move
from zmova.table.notice import Notice


class CallOff(Move, frozen=True, tag="call-off"):
    """The match ends now; what was decided so far counts."""


class Relimit(Move, frozen=True, tag="relimit"):
    """Other limits, from the next turn or round on: a clock that runs is not touched."""

    limits: dict[str, Any]


Options = TypeVar("Options", bound=msgspec.Struct)
HostMoves = CallOff | Relimit


class Relimited(Event, frozen=True, tag="relimited"):
    options: dict[str, Any]
    """Those options of the match that are others from now on."""


class LimitsChanged(Notice, frozen=True, tag="relimited"):
    """Everybody is told that the limits of time are others now."""


def changed(options: Options, limits: dict[str, Any]) -> Options:
    """Those options with other limits."""
    return msgspec.convert({**msgspec.to_builtins(options), **limits}, type(options))
