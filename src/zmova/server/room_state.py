"""The stored state of a room: its people, chairs and options, and what commands change in it.

Nothing here awaits, sends or stores. A command is applied to a copy, which replaces the room's
state once it is on the disk.
"""

from secrets import token_bytes
from typing import Any, Literal

import msgspec

from zmova.bots.persona import CHARACTERS, PERSONAS
from zmova.games import named
from zmova.server.room_shapes import Form, Manners, Played
from zmova.table.dice import commitment
from zmova.table.illegal import BadDeal, Illegal
from zmova.table.names import alike, name_of

LONGEST_NAME = 20
REMEMBERED = 32
MOST_PUT_OUT, MOST_AT_THE_DOOR = 100, 8
BOTS = [who[lang]["name"] for who in CHARACTERS.values() for lang in ("uk", "en")]
"""Each device calls them by its own language, and any of them may sit down later."""
SHARED_PHONE = "#"
"""In a session: before the number of one more person on the same phone."""


class Person(msgspec.Struct):
    id: str
    session: str
    name: str
    mask: list[int]
    form: Form | None = None
    screen: bool = False
    home: str = ""
    """Where they came from last (`Sessions.home`)."""


class Chair(msgspec.Struct):
    """A member's chair, or a bot's."""

    member: str | None = None
    bot: int | None = None


class Recorded(Played, frozen=True, kw_only=True):
    """A match of this evening with what leads to its record: not everybody is told that."""

    match: str


class PutOut(msgspec.Struct, frozen=True):
    """What is left of somebody whom the host has put out."""

    name: str
    home: str


class Waiting(msgspec.Struct, frozen=True):
    """Somebody at the door, who may be one who was put out."""

    id: str
    session: str
    name: str
    home: str = ""


class RoomState(msgspec.Struct):
    code: str
    game: str
    host: str = ""
    phase: Literal["lobby", "playing", "over"] = "lobby"
    people: list[Person] = []
    chairs: list[Chair] = []
    options: dict[str, Any] = {}
    seed: str = ""
    """Of the match to come or in play; its commitment is public, it is not."""
    match: str | None = None
    witnesses: list[str] = []
    """The members who were here when that match began."""
    paused: bool = False
    lesson: bool = False
    """One person learns the game here; see `lessons`."""
    manners: Manners = Manners()
    wishes: dict[str, str] = {}
    evening: list[Recorded] = []
    kept_options: dict[str, dict[str, Any]] = {}
    """Of the games that are not on the table now."""
    banned: list[str] = []
    put_out: list[PutOut] = []
    door: list[Waiting] = []
    let_in: list[str] = []
    """Sessions that the host has nodded to."""
    done: dict[str, list[str]] = {}
    """The latest commands of each member, for their repetition after a restart."""

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.seed))

    def copy(self) -> "RoomState":
        return msgspec.msgpack.decode(msgspec.msgpack.encode(self), type=RoomState)

    def person(self, id: str) -> Person | None:
        return next((person for person in self.people if person.id == id), None)

    def by_session(self, session: str) -> Person | None:
        return next((person for person in self.people if person.session == session), None)

    def holder_of(self, person: Person) -> str | None:
        """Whose phone they play on, where that is somebody else's."""
        phone = phone_of(person.session)
        holder = self.by_session(phone) if phone != person.session else None
        return holder.id if holder else None

    def shut_out(self, session: str) -> bool:
        """Who was put out stays out, and with a phone's owner all who come on that phone later."""
        put_out = session in self.banned or phone_of(session) in self.banned
        return put_out and self.by_session(session) is None

    def must_knock(self, session: str, name: str, home: str) -> bool:
        """Whether the newcomer may be one who was put out, by name or by where they come from.

        Whoever comes on the phone of somebody here comes with them.
        """
        if session in self.let_in or self.by_session(phone_of(session)) is not None:
            return False
        return any(alike(name, one.name) or home == one.home for one in self.put_out)

    def chair_of(self, id: str) -> int | None:
        return next((n for n, chair in enumerate(self.chairs) if chair.member == id), None)


def phone_of(session: str) -> str:
    """The session of the phone's owner."""
    return session.partition(SHARED_PHONE)[0]


def new_room(code: str, game: str) -> RoomState:
    room = RoomState(code, game, options=dict(named(game).room_options))
    fresh_seed(room)
    return room


def fresh_seed(room: RoomState) -> None:
    room.seed = token_bytes(32).hex()


# people


def enter(room: RoomState, newcomer: Person, most: int) -> Person:
    """Who comes takes a free chair of the lobby, or watches."""
    if len(room.people) >= most or room.person(newcomer.id) is not None:
        raise Illegal("room-full")
    free = room.phase == "lobby" and len(room.chairs) < named(room.game).most
    peopled = any(not person.screen for person in room.people)
    if (peopled or newcomer.screen) and room.manners.locked:
        raise Illegal("room-locked")
    if peopled and not room.manners.onlookers and (newcomer.screen or not free):
        raise Illegal("no-onlookers")
    newcomer.name = free_name(room, newcomer.name)
    room.people.append(newcomer)
    if newcomer.screen:
        return newcomer
    if not room.host:
        room.host = newcomer.id
    if free:
        room.chairs.append(Chair(member=newcomer.id))
    return newcomer


def read_name(raw: str) -> str:
    name = name_of(raw, LONGEST_NAME)
    if name is None:
        raise Illegal("bad-name", most=LONGEST_NAME)
    return name


def free_name(room: RoomState, raw: str, own: str | None = None) -> str:
    """The name, with a number behind it when that of somebody here, or of a bot, looks the same."""
    name = read_name(raw)
    taken = [person.name for person in room.people if person.id != own] + BOTS
    numbered, count = name, 1
    while any(alike(numbered, one) for one in taken):
        count += 1
        numbered = f"{name[: LONGEST_NAME - 3]} {count}"
    return numbered


def rename(room: RoomState, who: Person, name: str, mask: list[int], form: Form | None) -> None:
    who.name = free_name(room, name, who.id)
    who.mask = mask
    who.form = form


def forget(room: RoomState, id: str) -> None:
    """Takes a person out of the room; a bot takes the seat over while there is a match."""
    chair = room.chair_of(id)
    if chair is not None:
        if room.phase == "lobby":
            del room.chairs[chair]
        else:  # the seats of a match keep their numbers, of one that is over too
            room.chairs[chair] = Chair(bot=_free_persona(room))
    room.people = [person for person in room.people if person.id != id]
    room.done.pop(id, None)
    room.wishes.pop(id, None)
    if room.host == id:
        room.host = next((person.id for person in room.people if not person.screen), "")


def kick(room: RoomState, id: str) -> None:
    """The others on the same phone stay."""
    person = room.person(id)
    if person is None or id == room.host:
        raise Illegal("no-such-member")
    room.banned = [*room.banned, person.session][-MOST_PUT_OUT:]
    room.let_in = [one for one in room.let_in if one != person.session]
    room.put_out = [*room.put_out, PutOut(person.name, person.home)][-MOST_PUT_OUT:]
    forget(room, id)


def knock(room: RoomState, guest: Waiting) -> None:
    """Once each, whatever name they give the next time, and one from each place, the newest:
    cookies cost nothing, and nobody else's place is taken by them."""
    if any(one.session == guest.session for one in room.door):
        return
    others = [one for one in room.door if one.home != guest.home]
    room.door = [*others, guest][:MOST_AT_THE_DOOR]


def answer_the_door(room: RoomState, id: str, yes: bool) -> None:
    guest = next((one for one in room.door if one.id == id), None)
    if guest is None:
        raise Illegal("no-such-member")
    room.door = [one for one in room.door if one is not guest]
    if yes:
        room.let_in = [*room.let_in, guest.session][-MOST_PUT_OUT:]
    else:
        room.banned = [*room.banned, guest.session][-MOST_PUT_OUT:]


def hand_over(room: RoomState, id: str) -> None:
    heir = room.person(id)
    if heir is None or heir.screen:
        raise Illegal("no-such-member")
    room.host = id


# chairs and options


def must_be_in_lobby(room: RoomState) -> None:
    if room.phase != "lobby":
        raise Illegal("not-in-lobby")


def sit(room: RoomState, id: str) -> None:
    must_be_in_lobby(room)
    if room.chair_of(id) is not None:
        raise Illegal("already-seated")
    person = room.person(id)
    if person is None or person.screen:
        raise Illegal("not-yours")
    _room_for_one(room)
    room.chairs.append(Chair(member=id))


def stand(room: RoomState, id: str) -> None:
    must_be_in_lobby(room)
    chair = room.chair_of(id)
    if chair is None:
        raise Illegal("not-seated")
    if not room.manners.onlookers and id != room.host:
        raise Illegal("no-onlookers")
    del room.chairs[chair]


def arrange(room: RoomState, order: list[int]) -> None:
    must_be_in_lobby(room)
    if sorted(order) != list(range(len(room.chairs))):
        raise Illegal("bad-order")
    room.chairs = [room.chairs[place] for place in order]


def add_bot(room: RoomState) -> None:
    must_be_in_lobby(room)
    _room_for_one(room)
    room.chairs.append(Chair(bot=_free_persona(room)))


def remove_bot(room: RoomState, chair: int) -> None:
    must_be_in_lobby(room)
    if not 0 <= chair < len(room.chairs) or room.chairs[chair].bot is None:
        raise Illegal("no-such-chair")
    del room.chairs[chair]


def set_options(room: RoomState, options: dict[str, Any]) -> None:
    must_be_in_lobby(room)
    game = named(room.game)
    try:
        game.open(game.fewest, msgspec.convert(options, game.options), {})
    except (msgspec.ValidationError, BadDeal) as error:
        raise Illegal("bad-options", detail=str(error)) from None
    room.options = options


def ready(room: RoomState) -> None:
    """Refuses a start that can't be."""
    must_be_in_lobby(room)
    game = named(room.game)
    if len(room.chairs) < game.fewest:
        raise Illegal("too-few", fewest=game.fewest)
    if len(room.chairs) > game.most:
        raise Illegal("too-many", most=game.most)


def again(room: RoomState) -> None:
    if room.phase != "over":
        raise Illegal("not-over")
    clear_the_table(room)


def clear_the_table(room: RoomState) -> None:
    """Back to the lobby, with dice for another match."""
    room.phase, room.match, room.paused = "lobby", None, False
    fresh_seed(room)


def remember(room: RoomState, member: str, command: str) -> None:
    if room.person(member) is not None:
        room.done[member] = [*room.done.get(member, []), command][-REMEMBERED:]


def _room_for_one(room: RoomState) -> None:
    if len(room.chairs) >= named(room.game).most:
        raise Illegal("too-many", most=named(room.game).most)


def _free_persona(room: RoomState) -> int:
    taken = {chair.bot for chair in room.chairs}
    return next((p for p in range(len(PERSONAS)) if p not in taken), 0)
