"""A seat's situation at the moment of a decision."""

from functools import cached_property
from math import tanh

from zmova.bots.persona import Persona
from zmova.games.passengers.boats import Boat
from zmova.games.passengers.bot.belief import Belief, Standing, belief
from zmova.games.passengers.bot.codes import DEMON, SOUL
from zmova.games.passengers.bot.facts import NOBODY
from zmova.games.passengers.bot.steering import PULL, SEEMS, reached, seeming
from zmova.games.passengers.view import MineView, TableView
from zmova.table.seat import Seat
from zmova.table.view import View
from zmova.table.whim import Whim

GLANCE, STUDY = 24, 96
"""Deals that are looked into for a passing thought, and for a vote."""

KINSHIP = 0.5
"""Those of my faction will think as I do, even where I am wrong."""


class Scene:
    """What the seat sees, believes and wants; worked out only as far as it is asked for."""

    def __init__(self, view: View, persona: Persona, whim: Whim) -> None:
        assert view.me is not None
        self.me: Seat = view.me
        self.table: TableView = view.table
        self.mine: MineView = view.mine
        self.persona = persona
        self.whim = whim
        self.belief: Belief = belief(view, whim)
        self.faction = self.belief.faction
        self._standings: list[Standing] = []

    def standings(self, count: int = GLANCE) -> list[Standing]:
        """The match as it stands in so many deals."""
        deals = self.belief.deals(count)
        for deal in deals[len(self._standings) :]:
            self._standings.append(Standing(deal, self.belief.facts, self.table))
        return self._standings[:count]

    @cached_property
    def leaning(self) -> float:
        """How much likelier my faction wins by the Raven than by the Wolf."""
        rows, own = self.belief.facts.rows, self.faction
        raven, wolf = rows["raven"], rows["wolf"]
        gaps = [reached(one, raven)[own] - reached(one, wolf)[own] for one in self.standings()]
        return sum(gaps) / len(gaps)

    @property
    def wanted(self) -> Boat:
        return "raven" if self.leaning >= 0 else "wolf"

    def boat_of(self, id: int) -> Boat:
        return "raven" if id in self.belief.facts.rows["raven"] else "wolf"

    def soul(self, id: int) -> float:
        """How likely the passenger is a soul, as I see it."""
        return self.belief.weighed.souls[id]

    def doubt(self, id: int) -> float:
        """How little I know what it is, from 0 to 1."""
        if id in self.belief.facts.card:
            return 0.0
        chance = self.soul(id)
        return 4 * chance * (1 - chance) + 0.15

    def mystery(self, seat: Seat) -> float:
        """How little I know what a seat is."""
        return 1 - max(self.belief.weighed.factions[seat])

    def push(self, id: int) -> float:
        """How far the truth about a passenger would move the guides towards the boat I want."""
        gap = self.soul(id) - self.belief.public.souls[id]
        return gap if self.boat_of(id) == self.wanted else -gap

    def trusted(self, seat: Seat) -> float:
        """How much everybody takes the seat for a guide."""
        return self.belief.public.factions[seat][SOUL]

    @cached_property
    def sides(self) -> list[float]:
        """By seat: how surely it will vote for the boat that I want, and below 0 against it."""
        rows = self.belief.facts.rows
        raven, wolf = rows["raven"], rows["wolf"]
        seems = SEEMS * (seeming(self.belief, raven) - seeming(self.belief, wolf))
        sums = [0.0] * self.table.seats
        for standing in self.standings():
            first, second = reached(standing, raven), reached(standing, wolf)
            pulls = [
                tanh(PULL[one] * (first[one] - second[one]) + (0.0 if one == DEMON else seems))
                for one in range(3)
            ]
            for seat, faction in enumerate(standing.deal.factions):
                sums[seat] += pulls[faction]
        sign = 1 if self.wanted == "raven" else -1
        friends = [odds[self.faction] for odds in self.belief.weighed.factions]
        return [
            sign * one / len(self.standings()) + KINSHIP * friend
            for one, friend in zip(sums, friends, strict=True)
        ]

    def passenger(self, boat: Boat, space: int) -> int:
        id = self.belief.facts.rows[boat][space]
        assert id != NOBODY
        return id
