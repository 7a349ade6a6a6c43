"""A match shown once more, frame by frame, as the server sends it; no sockets are needed."""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence

from tests.properties.playing import Match, Step, Wish
from tests.properties.secrecy import Leak, dealt
from zmova import Illegal, Table
from zmova.server import broadcast
from zmova.server.match import Match as ShownMatch
from zmova.server.stream import Stream
from zmova.table.event import Event
from zmova.table.move import Move
from zmova.table.seat import Seat, Viewer

Show = Callable[[ShownMatch, list[Event], list[tuple[Seat | None, Stream]]], Awaitable[None]]


async def show(
    match: ShownMatch, events: list[Event], viewers: list[tuple[Seat | None, Stream]]
) -> None:
    """As a room does, where the table has just come."""
    frames = broadcast.Frames(match, viewers, match.table.now)
    frames.add(events)
    await frames.send()


class Device:
    """What a viewer gets: on a device that is there, one that comes anew each time, one away."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.there, self.anew, self.away = Stream(), Stream(), Stream()
        self.there.sink = self.anew.sink = self
        self.frames: list[bytes] = []
        self.ending: list[bytes] = []
        """Those that came with the end of the match, when all lies open."""

    async def send(self, message: bytes) -> None:
        self.frames.append(message)

    async def come_anew(self, match: ShownMatch, had: int) -> None:
        """Whenever something came; the one away will be told the number of its stream."""
        if len(self.frames) > had:
            await broadcast.whole_view(match, self.viewer, self.anew, match.table.now)
            self.frames.append(str(self.away.n).encode())
        if match.table.over:
            self.frames, self.ending = self.frames[:had], self.frames[had:]


class People:
    """What the people of a match did, without what time and stewards did for them."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.steps: list[Step] = []
        table = match.table
        due = table.game.deadline(table.state)
        for step, _ in match:
            if step.accepted and (due is None or step.at < due.at):
                self.steps.append(step)
            due = table.game.deadline(table.state)
        self.until = table.now

    async def shown(
        self,
        viewers: Iterable[Viewer],
        without: frozenset[int] = frozenset(),
        insiders: frozenset[Seat] = frozenset(),
        stewards: Sequence[Move] = (),
        show: Show = show,
    ) -> tuple[dict[Viewer, Device], list[Move]]:
        """The same once more, some steps left out; and what the stewards did.

        Stewards of insiders do what `stewards` did; the others think anew, at their own moments.
        """
        opened = self.match.table.opened
        table = dealt(self.match, bytes.fromhex(opened.seed), opened.stacked)
        match = ShownMatch("", table)
        devices = {viewer: Device(viewer) for viewer in viewers}
        streams = [(d.viewer, one) for d in devices.values() for one in (d.there, d.away)]
        for device in devices.values():
            await broadcast.whole_view(match, device.viewer, device.there, table.now)
        moves: list[Move] = []

        async def take(steps: Iterable[list[Event]]) -> None:
            for events in steps:
                had = {viewer: len(device.frames) for viewer, device in devices.items()}
                await show(match, events, streams)
                for viewer, device in devices.items():
                    await device.come_anew(match, had[viewer])

        async def pass_time(until: int) -> None:
            while (due := table.game.deadline(table.state)) is not None and due.at <= until:
                table.now = max(table.now, due.at)
                met = table.due()
                assert met is not None
                move, steps = met.move, met.steps
                if met.seat in insiders and stewards[len(moves) :]:
                    move = stewards[len(moves)]
                    steps = made_again(table, met.seat, move)
                if move is not None:
                    moves.append(move)
                await take(steps)
            table.now = max(table.now, until)

        for index, step in enumerate(self.steps):
            await pass_time(step.at)
            if index not in without:
                assert step.seat is not None
                await take(made_again(table, step.seat, step.move))
        await pass_time(self.until)
        return devices, moves


def made_again(table: Table, seat: Seat, move: Wish) -> Iterator[list[Event]]:
    try:
        return table.steps(seat, move)
    except Illegal as refused:
        raise Leak(f"seat {seat}: {move} is refused: {refused}") from None
