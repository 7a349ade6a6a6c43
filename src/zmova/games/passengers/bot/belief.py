"""What a seat believes, worked out from its view alone and kept while nothing new is seen."""

from functools import lru_cache
from random import Random

import msgspec

from zmova.games.passengers.boats import Boat
from zmova.games.passengers.bot.codes import FACTION_CODE
from zmova.games.passengers.bot.facts import Facts
from zmova.games.passengers.bot.hearing import hues
from zmova.games.passengers.bot.outlook import Outlook, outlook
from zmova.games.passengers.bot.sampling import Deal, Drawer
from zmova.games.passengers.bot.weighing import Weighed, weigh
from zmova.games.passengers.bot.worth import Codes, earned
from zmova.games.passengers.view import GivingView, MineView, TableView
from zmova.table.seat import Seat
from zmova.table.view import View
from zmova.table.whim import Whim

UNPLACED = 1.7
"""Voices that a seat may get that has not placed yet."""

encode = msgspec.msgpack.Encoder().encode


class Sight:
    """The part of a view that a belief rests on; two are equal when a seat has seen the same.

    A seat thinks of some deals and not of others, by its own whim; what everybody may make of a
    match hangs on nobody's.
    """

    def __init__(
        self,
        me: Seat | None,
        table: TableView,
        mine: MineView | None = None,
        whim: Whim | None = None,
    ) -> None:
        self.me, self.table, self.mine, self.whim = me, table, mine, whim
        phase = table.phase
        waiting = type(phase) is GivingView and bool(phase.waiting)
        seen: list[object] = [me, table.seats, table.coin, table.round, waiting]
        seen += [table.boats, table.voices, table.uses]
        if mine is not None:
            seen += [mine.faction, mine.hand, mine.known, mine.looks, mine.fellows]
        seen += [table.claims, table.counts, table.crossed, table.sunk]
        self.key = encode([*seen, None if whim is None else whim.secret])

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sight) and self.key == other.key


class Standing:
    """A deal as it counts: points so far, what lies on top of each column, and the outlook."""

    __slots__ = ("codes", "deal", "demons", "outlook", "power", "souls", "tops")

    def __init__(self, deal: Deal, facts: Facts, table: TableView) -> None:
        self.deal, self.codes = deal, deal.codes
        self.souls = self.demons = 0
        tops: Codes = (0, 0, 0, 0, 0)
        for row in facts.crossed:
            codes = tuple([deal.codes[id] for id in row])
            souls, demons = earned(codes, tops)
            self.souls += souls
            self.demons += demons
            tops = tuple([code or top for code, top in zip(codes, tops, strict=True)])
        self.tops = tops
        left = 3 - table.round
        holder = -1 if left else deal.factions[table.coin]
        self.outlook: Outlook = outlook(table.seats, left, holder)
        power = [0.0, 0.0, 0.0]
        for faction, voices, held in zip(deal.factions, table.voices, table.held, strict=True):
            power[faction] += voices if held is not None else UNPLACED
        self.power = power
        """Voices by faction."""


class Belief:
    """`faction` is the seat's own; `public` is what those believe who saw only what all saw."""

    def __init__(self, me: Seat, table: TableView, mine: MineView, chance: Random) -> None:
        self.me, self.faction = me, FACTION_CODE[mine.faction]
        self.facts = facts = Facts(me, table, mine)
        self.weighed: Weighed = weigh(facts, table.claims)
        self.public = impression(Sight(None, table))
        hints = hues(facts, table.claims, self.weighed.factions)
        self._drawer = Drawer(facts, self.weighed, hints, chance)

        self.ballots: dict[object, Boat] = {}
        """What it has thought through already."""

    def deals(self, count: int) -> list[Deal]:
        """So many deals that fit, more likely ones more often; fewer where hardly any does."""
        return self._drawer.draw(count)


@lru_cache(maxsize=64)
def impression(sight: Sight) -> Weighed:
    """What everybody may make of what everybody saw."""
    facts = Facts(None, sight.table, None)
    return weigh(facts, sight.table.claims)


@lru_cache(maxsize=64)
def _belief(sight: Sight) -> Belief:
    assert sight.me is not None
    assert sight.mine is not None
    assert sight.whim is not None
    return Belief(sight.me, sight.table, sight.mine, sight.whim.fate("deals", sight.key))


def belief(view: View, whim: Whim) -> Belief:
    return _belief(Sight(view.me, view.table, view.mine, whim))
