"""Joining a room, losing the connection, leaving, being removed."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from zmova.server import lessons, messages, room_state
from zmova.server.broadcast import as_stranger, room_view
from zmova.server.presence import Connection
from zmova.server.room_state import SHARED_PHONE, Person, Waiting
from zmova.server.stream import Stream
from zmova.table.illegal import Illegal

if TYPE_CHECKING:
    from zmova.server.room import Room

encode = msgspec.json.encode


async def welcome(room: Room, connection: Connection, hello: messages.Hello) -> None:
    """A newcomer or a returning member; the newest tab wins."""
    if room.state.shut_out(connection.session):
        await connection.close("kicked")
        return
    try:
        person = await _enter(room, connection, hello)
        await lessons.begin(room)
    except Illegal as refused:
        await connection.send(encode(messages.Refused(None, refused.key, refused.params)))
        await connection.close("room-closed")
        return
    person.home = connection.home
    room.take_back(person.id)
    moment = room.context.moment()
    older = room.presence.arrive(person.id, connection, moment, person.screen)
    if older is not None:
        await older.close("newer-tab")
    room.go_on()
    await _mind_the_host(room)
    resumed = await _tell(room, connection, person, hello)
    room.replan()
    await room.show_room(but=None if resumed else person.id)


async def _enter(room: Room, connection: Connection, hello: messages.Hello) -> Person:
    session = connection.session
    known = room.state.by_session(session)
    if known is not None:
        return known
    before, changed = room.state, room.state.copy()
    _make_space(room, changed)
    id = _member_id(room.state.code, session, hello.name)
    newcomer = Person(id, session, hello.name, hello.mask, hello.form, hello.screen)
    person = room_state.enter(changed, newcomer, room.context.max_people)
    if before.must_knock(session, room_state.read_name(hello.name), connection.home):
        name = room_state.read_name(hello.name)
        await _knock(room, Waiting(id, session, name, connection.home))
    changed.door = [one for one in changed.door if one.session != session]
    await room.keep(changed)
    await see_out(room, before)
    return person


async def _knock(room: Room, guest: Waiting) -> None:
    """The host is asked; whoever waits comes again by themselves."""
    changed = room.state.copy()
    room_state.knock(changed, guest)
    if changed.door != room.state.door:
        await room.keep(changed)
        await room.show_room()
    raise Illegal("knock")


def _member_id(code: str, session: str, name: str) -> str:
    """The same for whoever comes back to a room, so that the evening counts them once.

    Long enough that nobody finds a name which gives somebody else's.
    """
    who = f"{session} {name}" if SHARED_PHONE in session else session
    return sha256(f"{code} {who}".encode()).hexdigest()[:32]


def _make_space(room: Room, changed: room_state.RoomState) -> None:
    """Onlookers who went without a word do not keep a full room full."""
    if len(changed.people) < room.context.max_people:
        return
    for one in changed.people:
        if one.id not in room.presence.connections and changed.chair_of(one.id) is None:
            room_state.forget(changed, one.id)


async def _tell(room: Room, connection: Connection, person: Person, hello: messages.Hello) -> bool:
    """The missed messages where they are still here, else the whole room and view."""
    stream = room.presence.streams.setdefault(person.id, Stream(room.memory))
    missed = None
    if hello.epoch == room.epoch and hello.cursor is not None:
        missed = stream.missed(hello.cursor)
    if missed is not None:
        await connection.send(encode(messages.Welcome(person.id, room.epoch, stream.n, True, None)))
        for message in missed:
            await connection.send(message)
        stream.sink = connection
        return True
    stream.skip()
    stream.sink = connection
    view = room_view(room.state, room.presence, lessons.seen(room), room.sealing.shown)
    if person.id not in room.state.witnesses:
        view = as_stranger(view)
    stream.shown = view
    await connection.send(encode(messages.Welcome(person.id, room.epoch, stream.n, False, view)))
    await room.show_whole(person.id)
    return False


async def lost(room: Room, person: Person) -> None:
    """A socket closed without a word: the seat waits a while, then a steward takes it."""
    room.presence.lost(person.id, room.context.moment())
    await _stand_still_if_empty(room)
    await room.show_room()


async def leave(
    room: Room, connection: Connection, person: Person, command: messages.Leave
) -> None:
    """In a match the seat stays theirs, with a steward on it; elsewhere they are gone."""
    if room.state.phase != "playing" or room.state.chair_of(person.id) is None:
        changed = room.state.copy()
        room_state.forget(changed, person.id)
        await room.keep(changed)
    await room.done(connection, person, command)
    await _put_out(room, person.id, "left")
    await _mind_the_host(room)
    room.replan()
    await room.show_room()


async def see_out(room: Room, before: room_state.RoomState) -> None:
    """Whoever was there before and is no more hears why."""
    for one in before.people:
        if room.state.person(one.id) is None:
            await _put_out(room, one.id, "kicked" if room.state.shut_out(one.session) else "left")


async def _put_out(room: Room, member: str, why: messages.Why) -> None:
    connection = room.presence.left(member, room.context.moment())
    if room.state.person(member) is None:
        room.presence.forget(member)
        room.replies.forget(member)
    if connection is not None:
        await connection.close(why)
    await _stand_still_if_empty(room)


def let_go_the_absent(room: Room, changed: room_state.RoomState) -> None:
    """Who left the last match and did not come back keeps no chair; the link lets them in again.

    Not through a locked door: behind it they stay among the people of the room.
    """
    for one in room.state.people:
        if one.id in room.presence.connections or room.presence.waits_for(one.id):
            continue
        if changed.manners.locked:
            changed.chairs = [chair for chair in changed.chairs if chair.member != one.id]
        else:
            room_state.forget(changed, one.id)


def must_be_here(room: Room, member: str) -> None:
    if room.state.person(member) is not None and member not in room.presence.connections:
        raise Illegal("not-here")


async def mind_the_absent(room: Room) -> None:
    """Stewards have taken seats; a host who is among the absent hands over."""
    await _mind_the_host(room)
    room.replan()
    await room.show_room()


async def _mind_the_host(room: Room) -> None:
    """A host who is neither here nor waited for hands over to somebody who is here."""
    state, presence = room.state, room.presence
    here = [one for one in state.people if one.id in presence.connections and not one.screen]
    heir = next((one.id for one in here), None)
    if heir is None or state.host in presence.connections or presence.waits_for(state.host):
        return
    changed = state.copy()
    room_state.hand_over(changed, heir)
    await room.keep(changed)


async def _stand_still_if_empty(room: Room) -> None:
    if not room.presence.people:
        await room.stand_still()
