"""A game at random, through the same contract that rooms and arenas use."""

from itertools import cycle
from random import Random
from typing import Any

from bench.work import Work, matches
from zmova.table.dice import Dice, seed_from_number
from zmova.table.game import Game

SEATS = 6


class AtRandom:
    """Base of the games in which any seat may have something to decide."""

    name: str
    game: Game[Any]
    options: Any

    def __init__(self, seed: int = 1) -> None:
        self._whim = Random(seed)

    def play(self, seconds: float) -> Work:
        return matches(self.match, seconds)

    def match(self) -> int:
        """Seats in turn, each any one of its moves if it has any; the number of decisions."""
        game = self.game
        legal, decide, evolve, result = game.legal, game.decide, game.evolve, game.result
        random = self._whim.random
        throw = Dice(seed_from_number(self._whim.getrandbits(32))).at(0)
        state = game.open(SEATS, self.options, {})
        decisions = 0
        for event in game.deal(state, 0, throw):
            evolve(state, event)
        for seat in cycle(range(SEATS)):
            moves = legal(state, seat)
            if not moves:
                continue
            decisions += 1
            for event in decide(state, seat, moves[int(random() * len(moves))], 0, throw):
                evolve(state, event)
            if result(state) is not None:
                break
        return decisions
