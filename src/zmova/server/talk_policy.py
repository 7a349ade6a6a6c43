"""Who may type text of their own; in a match a new name is no way round that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zmova.server.room_state import Person, RoomState
from zmova.table.illegal import Illegal
from zmova.table.move import Move

if TYPE_CHECKING:
    from zmova.server.room import Room


def must_be_allowed_to_type(state: RoomState, move: Move) -> None:
    if getattr(move, "text", None) is not None and not state.manners.free_text:
        raise Illegal("no-free-text")


def must_be_free_to_speak(room: Room, person: Person) -> None:
    """A new name or mask says something too: in a match only from those who may type there."""
    match, seat = room.match, room.state.chair_of(person.id)
    if match is None or room.state.phase != "playing":
        return
    heard = seat is not None and match.table.game.audiences(match.table.state, seat)
    if not heard or not room.state.manners.free_text:
        raise Illegal("not-in-lobby")
