"""What the calls over HTTP take and give, as JSON."""

from typing import Any, Literal

import msgspec


class NewRoom(msgspec.Struct, forbid_unknown_fields=True):
    game: str


class Made(msgspec.Struct):
    """The code of the room."""

    code: str


class RoomCard(msgspec.Struct):
    """What may be known of a room before entering it."""

    code: str
    game: str
    phase: Literal["lobby", "playing", "over"]
    link: str
    people: int
    free: int
    lesson: bool


class Refusal(msgspec.Struct):
    """`key` is a phrase of the catalogue."""

    key: str
    params: dict[str, Any] = {}


class Health(msgspec.Struct, omit_defaults=True):
    ok: bool
    rooms: int
    why: str = ""
    damaged: int = 0
    """How often somebody asked for what is damaged in the store; all else can be played."""
