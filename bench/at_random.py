"""A game at random, through the same contract that rooms and arenas use."""

from itertools import cycle
from random import Random
from typing import Any

from msgspec import convert

from bench.work import Work, matches
from tests.facts import facts_of
from zmova.games import named
from zmova.table.dice import Dice, Throw, seed_from_number
from zmova.table.event import Event
from zmova.table.game import Game
from zmova.table.offer import listed

SEATS = 6


def unfold(game: Game[Any], state: Any, events: list[Event], now: int, throw: Throw) -> None:
    """Applies what happened, and what follows from it."""
    evolve, follow = game.evolve, game.follow
    while events:
        for event in events:
            evolve(state, event)
        events = follow(state, now, throw)


class AtRandom:
    """Any registered game, played with the options that its facts name for this."""

    prefix = "Zmova, "

    def __init__(self, game: str, seed: int = 1) -> None:
        self.name = f"{self.prefix}{game}"
        self._game = named(game)
        self._seats = min(max(SEATS, self._game.fewest), self._game.most)
        self._options = convert(facts_of(game).bench, self._game.options)
        self._whim = Random(seed)

    def play(self, seconds: float) -> Work:
        return matches(self.match, seconds)

    def match(self) -> int:
        """Seats in turn, each any one of its moves if it has any; the number of decisions."""
        game, seats = self._game, self._seats
        offers, decide, result = game.offers, game.decide, game.result
        random = self._whim.random
        throw = Dice(seed_from_number(self._whim.getrandbits(32))).at(0)
        state = game.open(seats, self._options, {})
        decisions = 0
        unfold(game, state, game.deal(state, 0, throw), 0, throw)
        for seat in cycle(range(seats)):
            moves = listed(offers(state, seat))
            if not moves:
                continue
            decisions += 1
            move = moves[int(random() * len(moves))]
            unfold(game, state, decide(state, seat, move, 0, throw), 0, throw)
            if result(state) is not None:
                break
        return decisions
