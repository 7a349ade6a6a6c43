"""The only way out of a match: each viewer's own notices and changes, numbered on its stream.

What all viewers share is built and encoded once a move and joined into each message.
"""

from typing import Any, NamedTuple

import msgspec

from zmova.games import named
from zmova.server import messages
from zmova.server.match import Match, alias
from zmova.server.presence import Presence
from zmova.server.room_shapes import ChairView, Guest, LessonView, Member, Played, RoomView
from zmova.server.room_state import RoomState
from zmova.server.stream import Stream
from zmova.table.cover import SAID, covered
from zmova.table.delta import delta
from zmova.table.event import Event
from zmova.table.seat import Seat
from zmova.table.talk import Said
from zmova.table.told import among

encode = msgspec.json.encode
replace = msgspec.structs.replace
NOTHING = msgspec.Raw(b"{}")


async def whole_view(match: Match, seat: Seat | None, stream: Stream, now: int) -> None:
    """All that the viewer may see now, for whoever comes or has missed something."""
    table = match.table
    view, talk = table.view(seat), table.talk(seat)
    stream.mine, stream.choices = view.mine, list(view.choices)
    stream.n += 1
    message = encode(messages.Viewed(stream.n, now, view, talk))
    if seat is None:
        await stream.send(message)
        return
    cover, aloud = table.game.cover, [line for line in talk if line.to == "all"]
    open = len(encode(messages.Viewed(0, now, table.view(None), aloud)))
    open += cover.known(len(view.choices), len(encode(view.choices)))
    whispers = SAID * (len(talk) - len(aloud))
    await stream.send(message.ljust(covered(len(message), open, cover.whole + whispers)))


async def show_room(
    state: RoomState,
    presence: Presence,
    but: str | None,
    lesson: LessonView | None,
    now: int | None,
    opening: list[str | None] | None,
) -> None:
    """How the room has changed, to everybody in it."""
    view = room_view(state, presence, lesson, opening)
    for_strangers = as_stranger(view)
    changes: dict[tuple[int, bool], Any] = {}
    for member, stream in list(presence.streams.items()):
        if member == but:
            continue
        if stream.sink is None:
            stream.skip()
            continue
        stream.n += 1
        knows = member in state.witnesses
        shown = view if knows else for_strangers
        before = stream.shown
        alike = (id(before), knows)
        if alike not in changes:
            changes[alike] = msgspec.Raw(encode(_changed(before, shown)))
        stream.shown = shown
        await stream.send(encode(messages.RoomChanged(stream.n, changes[alike], now)))


def _changed(before: RoomView | None, after: RoomView) -> dict[str, Any]:
    """Field by field, each one whole: own cards are sent when they change, not with every name."""
    fields = {name: getattr(after, name) for name in after.__struct_fields__}
    if before is None:
        return fields
    return {name: value for name, value in fields.items() if value != getattr(before, name)}


class Frame(NamedTuple):
    """What one viewer is told of a batch."""

    stream: Stream
    update: messages.Updated | None
    """None: the viewer is away."""
    beat: int = 0
    open: int = 0
    cover: int = 0
    """Bytes: how much of it everybody knows, and how much its secrets may take; 0: it has none."""


class Frames:
    """What one entry of the log tells each viewer: made as the table goes through it, sent later.

    Each batch of events has the view of its own moment, so that what must be seen first is.
    """

    def __init__(self, match: Match, viewers: list[tuple[Seat | None, Stream]], now: int) -> None:
        self.match = match
        self.viewers = viewers
        self.now = now
        """The table's time when they are sent; that of the events may be later."""
        self._batches: list[list[Frame]] = []

    def add(self, events: list[Event]) -> None:
        """The table has just come here."""
        match, table = self.match, self.match.table
        public = table.game.public(table.state)
        changes = delta(match.shown, public)
        match.shown = public
        shared: Any = msgspec.Raw(encode(changes)) if changes else NOTHING
        open_notices = [table.notice(event, None) for event in events]
        encoded = [msgspec.Raw(encode(notice)) for notice in open_notices]
        aloud = [raw for raw, told in zip(encoded, open_notices, strict=True) if told is not None]
        open = len(encode(messages.Updated(0, self.now, aloud, shared)))
        made: list[Frame] = []
        self._batches.append(made)
        for seat, stream in self.viewers:
            notices: list[Any] = []
            beat = 0
            for event, told_all, raw in zip(events, open_notices, encoded, strict=True):
                told = table.notice(event, seat)
                if told is not None:
                    notices.append(raw if told == told_all else told)
                    beat = table.stands(event.beat)
            if not notices:  # nothing changed for this viewer, not even the number of its stream
                continue
            if stream.sink is None:
                made.append(Frame(stream, None))
                continue
            own, choices = _own_changes(match, seat, stream)
            offers: Any = None if choices is None else msgspec.Raw(encode(choices))
            update = messages.Updated(0, self.now, notices, shared, own, offers)
            known = table.game.cover.known(len(choices or ()), len(offers or ()))
            made.append(Frame(stream, update, beat, open + known, _cover(match, events, seat)))

    async def send(self) -> None:
        """To everybody who was told anything; a beat only where something follows."""
        for number, batch in enumerate(self._batches, 1):
            follows = number < len(self._batches)
            for stream, update, beat, open, cover in batch:
                if update is None or stream.sink is None:
                    stream.skip()
                    continue
                stream.n += 1
                told = replace(update, n=stream.n, beat=beat if follows and beat else msgspec.UNSET)
                message = encode(told)
                length = covered(len(message), open, cover) if cover else 0
                await stream.send(message.ljust(length))


def _cover(match: Match, events: list[Event], seat: Seat | None) -> int:
    """How much the seat's secrets may take in what tells of these events."""
    cover, bytes = match.table.game.cover, 0
    if seat is None:
        return 0
    if any(event.touches is None or among(event, event.touches, seat) for event in events):
        bytes += cover.own + cover.offers
    if any(type(event) is Said and event.hearers is not None for event in events):
        bytes += SAID
    return bytes


def _own_changes(
    match: Match, seat: Seat | None, stream: Stream
) -> tuple[dict[str, Any], list[Any] | None]:
    """How the seat's own part changed since it was last shown, and its choices if they did."""
    if seat is None or stream.mine is None:
        return {}, None
    table = match.table
    mine = table.game.private(table.state, seat)
    own = delta(stream.mine, mine)
    stream.mine = mine
    choices: list[Any] = list(table.offers(seat))
    if choices == stream.choices:
        return own, None
    stream.choices = choices
    return own, choices


def room_view(
    state: RoomState,
    presence: Presence,
    lesson: LessonView | None,
    opening: list[str | None] | None = None,
) -> RoomView:
    """What everybody in the room knows of it, who was there when the match began."""
    game = named(state.game)
    return RoomView(
        code=state.code,
        game=state.game,
        phase=state.phase,
        host=state.host,
        members=[
            Member(
                person.id,
                person.name,
                person.mask,
                person.form,
                person.id in presence.connections,
                state.chair_of(person.id),
                person.screen,
                state.holder_of(person),
            )
            for person in state.people
        ],
        chairs=[
            ChairView(
                chair.member,
                chair.bot,
                chair.member in presence.stewarded,
                chair.member in presence.asked,
            )
            for chair in state.chairs
        ],
        options=state.options,
        fewest=game.fewest,
        most=game.most,
        commitment=state.commitment,
        opening=opening,
        match=state.match,
        record=state.match,
        door=[Guest(one.id, one.name) for one in state.door],
        paused=state.paused,
        manners=state.manners,
        wishes=state.wishes,
        evening=[Played(one.game, one.seats, one.winners, one.early) for one in state.evening],
        lesson=lesson,
    )


def as_stranger(view: RoomView) -> RoomView:
    """Who came later is not led to the record, where all talk is, unless the host lets them."""
    if view.match is None:
        return view
    record = view.match if view.manners.records else None
    return replace(view, match=alias(view.match), record=record)
