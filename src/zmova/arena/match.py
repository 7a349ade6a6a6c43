"""One match between players that are programs, in the table's own time."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from zmova.table.game import Game
from zmova.table.move import Move
from zmova.table.offer import listed
from zmova.table.plan import Plan
from zmova.table.seat import Seat
from zmova.table.table import Table
from zmova.table.view import View
from zmova.table.whim import Whim

Player = Callable[[View, Whim], Plan | None]
"""From a seat's view alone to what it means to do, and after how many seconds."""


def bot(game: Game[Any], persona: int = 0) -> Player:
    """The game's own bot."""
    return lambda view, whim: game.plan(view, whim, persona)


def drifter(fill: Callable[[Move, Random], Move] = lambda move, _: move) -> Player:
    """Makes any of the offered moves; `fill` puts something into those with free parts."""

    def plan(view: View, whim: Whim) -> Plan | None:
        moves = listed(view.choices)
        return Plan(fill(whim.choice(moves), whim), whim.uniform(3, 12)) if moves else None

    return plan


class Unhurried:
    """Thinks a move over when its time has come: what it would have done before, nobody saw.

    `pace` says how long it takes; its move only stands in for one of the same kind.
    """

    def __init__(self, think: Player, pace: Player) -> None:
        self.think = think
        self.pace = pace

    def __call__(self, view: View, whim: Whim) -> Plan | None:
        return self.pace(view, whim) if listed(view.choices) else self.think(view, whim)


class Intentions:
    """What each seat means to do, and when; the same kind of move keeps its moment."""

    def __init__(self) -> None:
        self._plans: dict[Seat, tuple[int, Move]] = {}

    def form(self, seat: Seat, plan: Plan | None, now: int) -> None:
        old = self._plans.pop(seat, None)
        if plan is not None:
            due = now + round(plan.seconds * 1000)
            if old is not None and type(old[1]) is type(plan.move):
                due = min(due, old[0])
            self._plans[seat] = (due, plan.move)

    def due(self) -> int | None:
        return min((due for due, _ in self._plans.values()), default=None)

    def take(self, due: int) -> tuple[Seat, Move]:
        seat = min(seat for seat, plan in self._plans.items() if plan[0] == due)
        return seat, self._plans.pop(seat)[1]


def play_match(
    game: Game[Any],
    players: Sequence[Player],
    seed: int | bytes,
    options: dict[str, Any] | None = None,
    stacked: dict[str, Any] | None = None,
) -> Table:
    """The table after the match."""
    return play_on(Table.deal(game, len(players), seed, options, stacked), players, seed)


def play_on(table: Table, players: Sequence[Player], whims: int | str | bytes) -> Table:
    """Plays a table to its end. As in a room, everybody plans anew when something happened.

    Each seat has whims of its own, so that one seat's second thoughts leave the others' alone.
    """
    game, intentions = table.game, Intentions()
    moods = [Whim(f"{whims!r} {seat}") for seat in range(len(players))]
    while not table.over:
        everybody, state = game.public(table.state), table.state
        views = [
            View(seat, everybody, game.private(state, seat), [*table.offers(seat)])
            for seat in range(len(players))
        ]
        for seat, player in enumerate(players):
            intentions.form(seat, player(views[seat], moods[seat]), table.now)
        due, deadline = intentions.due(), game.deadline(state)
        if deadline is not None and (due is None or deadline.at <= due):
            table.wait(max(0, deadline.at - table.now) / 1000)
        elif due is not None:
            seat, move = intentions.take(due)
            player = players[seat]
            if isinstance(player, Unhurried) and listed(views[seat].choices):
                plan = player.think(views[seat], moods[seat])
                assert plan is not None, "it is its turn"
                move = plan.move
            table.now = max(table.now, due)
            table.play(seat, move)
        else:
            raise RuntimeError("everybody waits and no time runs out")
    return table
