"""A seat's view, read once for each decision."""

from random import Random

from zmova.bots.persona import Persona
from zmova.games.wink.state import Seen
from zmova.games.wink.view import MineView, TableView, TurnView
from zmova.table.seat import Seat
from zmova.table.view import View
from zmova.table.whim import Whim

ABSENT = 0.08
"""How often a caller overlooks the wink that it waits for."""
KEEN, DULL = 0.15, 0.4
"""How often a watcher thinks a wink was a blink: the quickest one, and the slowest."""


class Scene:
    """What is known, and the newest moment that it tells of: a view has no clock of its own."""

    def __init__(self, seen: View, who: Persona, whim: Whim) -> None:
        phase = seen.table.phase
        assert seen.me is not None
        assert type(phase) is TurnView
        self.me: Seat = seen.me
        self.who = who
        self.whim = whim
        self.turn, self.ends = phase.seat, phase.ends
        self.table: TableView = seen.table
        self.mine: MineView = seen.mine
        self.choices = seen.choices
        table, mine = self.table, self.mine
        self.calls: dict[Seat, int] = {
            seat: agent
            for seat, agent in enumerate(table.pawns)
            if agent is not None and agent in table.up
        }
        """W10: open ones, by caller."""
        self.now = max(
            max((gaze.since for gaze in table.gazes), default=0),
            table.story[-1].at if table.story else 0,
            mine.seen[-1].at if mine.seen else 0,
        )
        self.noticed: list[Seen] = [one for one in mine.seen if self.notices(one)]
        self.holders: dict[int, Seat] = {one.agent: one.seat for one in self.noticed}
        """W13: by number, who winked for it; nobody else can."""

    def fate(self, what: str, moment: int) -> Random:
        """The same whenever the seat is asked of that moment: asking again hurries nobody."""
        return self.whim.fate(what, moment)

    def notices(self, wink: Seen) -> bool:
        """Whether it takes a wink that it had before its eyes for one; once and for all."""
        if wink.seat == self.me:
            return True
        overlooks = KEEN + (DULL - KEEN) * (1 - self.who.quick)
        if wink.player == self.me:
            overlooks = ABSENT
        return self.fate("notices", wink.at).random() >= overlooks

    def contact(self, other: Seat) -> int | None:
        """Since when the two have been looking at each other."""
        mine, theirs = self.table.gazes[self.me], self.table.gazes[other]
        if mine.player == other and theirs.player == self.me:
            return max(mine.since, theirs.since)
        return None

    def winked_at(self, caller: Seat) -> int | None:
        """When it last winked at that caller since the call."""
        deeds = [
            deed.at for deed in self.table.story if (deed.seat, deed.kind) == (caller, "called")
        ]
        own = [one.at for one in self.noticed if (one.seat, one.player) == (self.me, caller)]
        return own[-1] if own and own[-1] >= deeds[-1] else None

    def partner_of(self, caller: Seat) -> Seat | None:
        """Whom it noticed winking for the number that is called, at whomever that was."""
        agent = self.calls.get(caller)
        return None if agent is None else self.holders.get(agent)

    def caller_of(self, agent: int) -> Seat | None:
        return next((caller for caller, called in self.calls.items() if called == agent), None)

    def points(self, seat: Seat) -> int:
        """W23"""
        return len(self.table.won[seat]) + self.table.cards[seat]
