"""Leaks that follow from what events declare: each secret opened in turn.

`<tag>` tells everybody of an event that only some seats hear of, `<tag>.<field>` everybody a field
that not everybody is told. A game adds leaks of its own to these (`tests/games/<game>/leaks`).
"""

from typing import Any, get_args

from tests.properties.planted import Leaky
from zmova.games import named
from zmova.table.event import Event
from zmova.table.notice import Notice
from zmova.table.seat import Viewer
from zmova.table.told import fields, tell


class Leaked(Notice, frozen=True, tag="leaked"):
    """What the viewer is told, if anything, and what it should not be."""

    told: Any
    secret: Any


def default_leaks(game: str) -> list[type[Leaky[Any, Any, Any]]]:
    found = []
    for event in get_args(named(game).events):
        tag = str(event.__struct_config__.tag)
        if event.told:
            found.append(_leak(game, tag, event, None))
        for field in fields(event):
            if field.reach is not None:
                found.append(_leak(game, f"{tag}.{field.name}", event, field.name))
    return found


def _leak(game: str, name: str, kind: type[Event], field: str | None) -> type[Leaky[Any, Any, Any]]:
    def notice(_: Any, event: Event, viewer: Viewer) -> Notice | None:
        told = tell(event, viewer)
        if type(event) is not kind or (field is not None and told is None):
            return told
        return Leaked(told, None if field is None else getattr(event, field))

    return type(name, (Leaky,), {"game": named(game), "notice": notice})
