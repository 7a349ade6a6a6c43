"""Spyfall at random by the documented Python face: a `Table`, its moves, its plays."""

from itertools import cycle
from random import Random

from bench.at_random import SEATS
from bench.spyfall import TIME_RUNS_OUT_EVERY
from bench.work import Work, matches
from zmova import Table
from zmova.games.spyfall import GAME


class Face:
    """What it adds to the bare contract: checks, a log, offers of each seat, fair dice."""

    name = "Zmova, spyfall at a Table"

    def __init__(self, seed: int = 1) -> None:
        self._whim = Random(seed)

    def play(self, seconds: float) -> Work:
        return matches(self.match, seconds)

    def match(self) -> int:
        """As `bench.spyfall` plays; the number of decisions."""
        random = self._whim.random
        table = Table.deal(GAME, SEATS, self._whim.getrandbits(32))
        decisions = 0
        for seat in cycle(range(SEATS)):
            moves = table.moves(seat)
            if not moves:
                continue
            decisions += 1
            table.play(seat, moves[int(random() * len(moves))])
            if decisions % TIME_RUNS_OUT_EVERY == 0:
                run_out(table)
            if table.over:
                break
        return decisions


def run_out(table: Table) -> None:
    """The next deadline passes, if it is the table's own."""
    due = table.game.deadline(table.state)
    if due is not None and not due.seats:
        table.wait(max(0, due.at - table.now) / 1000)
