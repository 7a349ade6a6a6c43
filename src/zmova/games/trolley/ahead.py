"""Looking ahead: what follows from what, tried out on a copy of the state."""

from copy import copy

from zmova.games.trolley.decks import Card, Deck
from zmova.games.trolley.events import Shuffled
from zmova.games.trolley.evolve import evolve
from zmova.games.trolley.state import State
from zmova.table.dice import Throw
from zmova.table.event import Event


class Ahead:
    """The state as it will be after `events`."""

    def __init__(self, state: State, now: int, throw: Throw) -> None:
        self.state, self.now, self.throw = copy(state), now, throw
        self.events: list[Event] = []

    def happens(self, event: Event) -> None:
        evolve(self.state, event)
        self.events.append(event)

    def draw(self, deck: Deck, count: int) -> list[Card]:
        """T10: a deck that runs out is made anew in the middle of a draw; a draw may be short."""
        pile = self.state.piles[deck]
        if len(pile.draw) < count and pile.discard:
            anew = [*pile.draw, *self.throw.shuffled(pile.discard)]
            self.happens(Shuffled(self.now, deck, anew))
            pile = self.state.piles[deck]
        return list(pile.draw[:count])
