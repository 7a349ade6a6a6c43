"""What each command changes in the state of a room, and who may give it."""

from collections.abc import Callable
from typing import Any

from zmova.server import evening, lessons, room_state
from zmova.server import messages as m
from zmova.server.room_state import RoomState
from zmova.table.illegal import Illegal

Change = Callable[[RoomState, str, Any], None]


def change_room(room: RoomState, member: str, command: m.Command) -> None:
    """Applies the command to a copy of the room; raises Illegal for what may not be."""
    known = CHANGES.get(type(command))
    if known is None:
        raise Illegal("no-such-command")
    hosts_only, change = known
    if hosts_only and member != room.host:
        raise Illegal("not-the-host")
    change(room, member, command)


def _profile(room: RoomState, member: str, command: m.Profile) -> None:
    person = room.person(member)
    assert person is not None
    room_state.rename(room, person, command.name, command.mask, command.form)


def _again(room: RoomState) -> None:
    if room.lesson:
        lessons.graduate(room, bots=True)
    else:
        evening.once_more(room)


CHANGES: dict[type, tuple[bool, Change]] = {
    m.Profile: (False, _profile),
    m.Sit: (False, lambda room, member, _: room_state.sit(room, member)),
    m.Stand: (False, lambda room, member, _: room_state.stand(room, member)),
    m.Arrange: (True, lambda room, _, command: room_state.arrange(room, command.order)),
    m.AddBot: (True, lambda room, _, __: room_state.add_bot(room)),
    m.RemoveBot: (True, lambda room, _, command: room_state.remove_bot(room, command.chair)),
    m.Kick: (True, lambda room, _, command: room_state.kick(room, command.member)),
    m.LetIn: (
        True,
        lambda room, _, command: room_state.answer_the_door(room, command.guest, command.yes),
    ),
    m.HandOver: (True, lambda room, _, command: room_state.hand_over(room, command.member)),
    m.SetOptions: (
        True,
        lambda room, _, command: room_state.set_options(room, m.opened(command.options)),
    ),
    m.SetManners: (True, lambda room, _, command: evening.set_manners(room, command.manners)),
    m.ChooseGame: (True, lambda room, _, command: evening.choose_game(room, command.game)),
    m.Wish: (False, lambda room, member, command: evening.wish(room, member, command.game)),
    m.Again: (True, lambda room, _, __: _again(room)),
    m.Graduate: (True, lambda room, _, command: lessons.graduate(room, command.bots)),
}
