"""What the host may do in a running match: pause, resume, end early, set limits, use a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zmova.server import messages, room_state
from zmova.server.presence import IDLE_SECONDS, Connection
from zmova.server.room_state import Person
from zmova.table.host import CallOff, Relimit
from zmova.table.illegal import Illegal

if TYPE_CHECKING:
    from zmova.server.room import Room

HostCommand = (
    messages.Pause | messages.Resume | messages.EndEarly | messages.SetLimits | messages.StandIn
)


async def carry_out(
    room: Room, connection: Connection, person: Person, command: HostCommand
) -> None:
    if person.id != room.state.host:
        raise Illegal("not-the-host")
    match = room.in_play(command)
    if room.state.lesson:
        raise Illegal("in-a-lesson")

    async def acknowledge() -> None:
        await room.done(connection, person, command)

    moment = room.context.moment()
    match command:
        case messages.Pause() | messages.Resume():
            await _set_paused(room, person, command)
            await acknowledge()
        case messages.EndEarly():
            match.tick(moment)
            move = CallOff()
            steps = match.table.host_steps(move)
            await room.commit(steps, None, move, person.id, command.id, acknowledge)
        case messages.SetLimits():
            limits = messages.opened(command.limits)
            relimit = Relimit(limits)
            steps = match.table.host_steps(relimit)
            await room.commit(steps, None, relimit, person.id, command.id, acknowledge)
            room.presence.excuse()
            await _keep_limits(room, limits)
        case messages.StandIn():
            _stand_in(room, command)
            await acknowledge()
    room.replan()
    await room.show_room()


async def _set_paused(
    room: Room, person: Person, command: messages.Pause | messages.Resume
) -> None:
    """On the disk too: after a restart the table still stands."""
    changed = room.state.copy()
    changed.paused = isinstance(command, messages.Pause)
    room_state.remember(changed, person.id, command.id)
    if changed.paused:
        room.presence.asked.clear()  # who knows that the table stands may be anywhere
        await room.stand_still()
    await room.keep(changed)
    room.go_on()


async def _keep_limits(room: Room, limits: dict[str, object]) -> None:
    """The next match of this room has them too."""
    changed = room.state.copy()
    changed.options = {**changed.options, **limits}
    await room.keep(changed)


def _stand_in(room: Room, command: messages.StandIn) -> None:
    chairs = room.state.chairs
    member = chairs[command.chair].member if 0 <= command.chair < len(chairs) else None
    if member is None:
        raise Illegal("no-such-chair")
    if command.bot and room.presence.is_here(member):
        raise Illegal("still-here", minutes=int(IDLE_SECONDS // 60))
    if command.bot and room.state.paused and member in room.presence.connections:
        raise Illegal("paused")
    if command.bot:
        room.presence.replace(member, room.context.moment())
    elif member not in room.presence.connections:
        raise Illegal("not-here")
    else:
        room.take_back(member)
