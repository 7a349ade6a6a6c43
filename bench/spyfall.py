"""Spyfall at random, with a clock that runs out now and then, as its peers are played."""

from collections.abc import Sequence
from itertools import cycle
from random import Random
from typing import Any

from bench.at_random import SEATS, unfold
from bench.work import Work, matches
from zmova.games.spyfall import GAME
from zmova.games.spyfall.options import Options
from zmova.games.spyfall.state import State
from zmova.table.dice import Dice, Throw, seed_from_number

TIME_RUNS_OUT_EVERY = 32
"""Decisions, so that votes at the end of the clock have their part too."""


class Spyfall:
    game = GAME.name
    name = f"Zmova, {game}"

    def __init__(self, seed: int = 1) -> None:
        self._whim = Random(seed)
        self._options = Options()

    def play(self, seconds: float) -> Work:
        return matches(self.match, seconds)

    def match(self) -> int:
        """Seats in turn, each any one of its moves if it has any; the number of decisions."""
        offers, decide, result = GAME.offers, GAME.decide, GAME.result
        evolve, follow = GAME.evolve, GAME.follow
        random = self._whim.random
        throw = Dice(seed_from_number(self._whim.getrandbits(32))).at(0)
        state = GAME.open(SEATS, self._options, {})
        now = decisions = 0
        unfold(GAME, state, GAME.deal(state, now, throw), now, throw)
        for seat in cycle(range(SEATS)):
            moves: Sequence[Any] = offers(state, seat)
            if not moves:
                continue
            decisions += 1
            move = moves[int(random() * len(moves))]
            events = decide(state, seat, move, now, throw)
            while events:
                for event in events:
                    evolve(state, event)
                events = follow(state, now, throw)
            if decisions % TIME_RUNS_OUT_EVERY == 0:
                now = run_out(state, now, throw)
            if result(state) is not None:
                break
        return decisions


def run_out(state: State, now: int, throw: Throw) -> int:
    """The next deadline passes, if it is the table's own; the time that it is then."""
    due = GAME.deadline(state)
    if due is None or due.seats:
        return now
    now = max(now, due.at)
    unfold(GAME, state, GAME.decide_timeout(state, now, throw), now, throw)
    return now
