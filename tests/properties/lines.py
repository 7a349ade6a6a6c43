"""What somebody sees of encrypted lines: whose they are, how long each message is, and when.

Two matches with the same open course and other secrets must look the same there, line by line.
"""

import asyncio
from collections.abc import Iterable, Iterator
from random import Random

from tests.properties.oracle import Twin
from tests.properties.playing import Match, Step
from tests.properties.secrecy import Leak, dealt
from zmova import Illegal, Table
from zmova.server import broadcast
from zmova.server.match import Match as ShownMatch
from zmova.server.stream import Stream
from zmova.table.event import Event
from zmova.table.host import HostMoves
from zmova.table.seat import Viewer


class Line:
    """From the server to one viewer's device."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.stream = Stream()
        self.stream.sink = self
        self.lengths: list[int] = []

    async def send(self, message: bytes) -> None:
        self.lengths.append(len(message))


class Outside:
    """A table and the lines of its seats and of an onlooker."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match = ShownMatch("", table)
        self.lines = [Line(viewer) for viewer in (None, *range(table.opened.seats))]

    async def show(self, steps: Iterable[list[Event]]) -> None:
        """As a room does."""
        viewers = [(line.viewer, line.stream) for line in self.lines]
        frames = broadcast.Frames(self.match, viewers, self.table.now)
        for events in steps:
            frames.add(events)
        await frames.send()

    async def come_back(self) -> None:
        """Everybody asks for the whole."""
        for line in self.lines:
            await broadcast.whole_view(self.match, line.viewer, line.stream, self.table.now)

    def lengths(self) -> dict[Viewer, list[int]]:
        """Of what came since they were last asked for."""
        found = {line.viewer: line.lengths for line in self.lines}
        for line in self.lines:
            line.lengths = []
        return found


def look(match: Match, viewer: Viewer, cut: int, rng: Random) -> Twin:
    """Compares the lines of a match with those of a twin; raises Leak.

    That somebody does what only some are told of (a wink) can be seen on their lines: where the
    twin does without it, the comparison ends.
    """
    opened, steps = match.table.opened, match.steps[:cut]
    here = Outside(dealt(match, bytes.fromhex(opened.seed), opened.stacked))
    length = match.lengths[cut - 1] if cut else len(here.table.log)
    so_far = Table.replay(match.make(), match.table.log[:length])
    twin = match.oracle.twin(so_far, steps, viewer, rng)
    there = Outside(dealt(match, twin.seed, twin.stacked))
    asyncio.run(_compare(here, there, steps[: min(twin.without, default=cut)], twin))
    return twin


async def _compare(here: Outside, there: Outside, steps: list[Step], twin: Twin) -> None:
    for index, step in enumerate(steps):
        if index % 7 == 0:
            for outside in (here, there):
                await outside.come_back()
            same(f"all before step {index}", here, there)
        if step.accepted:
            await here.show(unfolded(here.table, step))
            await there.show(
                unfolded(there.table, step._replace(move=twin.moves.get(index, step.move)))
            )
            same(f"step {index}: {step}", here, there)


def unfolded(table: Table, step: Step) -> Iterator[list[Event]]:
    """The step once more, batch by batch."""
    table.now = max(table.now, step.at)
    if isinstance(step.move, HostMoves):
        return table.host_steps(step.move)
    if step.seat is None:
        throw = table.throw()
        return table.unfold(table.game.decide_timeout(table.state, table.now, throw), throw)
    try:
        return table.steps(step.seat, step.move)
    except Illegal as refused:
        raise Leak(f"{step} is refused at one table: {refused}") from None


def same(when: str, here: Outside, there: Outside) -> None:
    one, other = here.lengths(), there.lengths()
    if one != other:
        differ = [(viewer, one[viewer], other[viewer]) for viewer in one]
        raise Leak(f"{when}\n  {[line for line in differ if line[1] != line[2]]}")
