"""Trial by Trolley at random, through the same contract that rooms and arenas use."""

from itertools import cycle
from random import Random

from bench.work import Work, matches
from zmova.games.trolley import GAME
from zmova.games.trolley.options import Options
from zmova.table.dice import Dice, seed_from_number

SEATS = 6


class Trolley:
    """Both variants. Hands stay as dealt: passing them round would be half of the moves."""

    name = "Zmova, Trial by Trolley"

    def __init__(self, seed: int = 1) -> None:
        self._whim = Random(seed)
        self._options = Options(arrange=False, valerii=True, accomplices=True)

    def play(self, seconds: float) -> Work:
        return matches(self.match, seconds)

    def match(self) -> int:
        """Seats in turn, each any one of its moves if it has any; the number of decisions."""
        legal, decide, evolve, result = GAME.legal, GAME.decide, GAME.evolve, GAME.result
        random = self._whim.random
        throw = Dice(seed_from_number(self._whim.getrandbits(32))).at(0)
        state = GAME.open(SEATS, self._options, {})
        decisions = 0
        for event in GAME.deal(state, 0, throw):
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
