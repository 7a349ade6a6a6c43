"""What a seat's votes tell of it."""

from math import exp

from zmova.games.passengers.bot.codes import DEMON
from zmova.games.passengers.bot.facts import NOBODY, Facts
from zmova.games.passengers.bot.lines import Line
from zmova.table.seat import Seat

SWAYED, OWN = 0.65, 1.1
"""What the boats seem to hold and what a seat has put there move its vote, per passenger."""
FAITH = (0.9, 0.95, 0.2)
"""By faction: how far it votes for what it wants."""
GOOD = (1.0, -1.0, 0.0)
"""By kind: what a passenger is worth to a guide."""


def ballot(facts: Facts, seat: Seat, round: int, souls: dict[int, float]) -> list[list[float]]:
    """How likely a seat has voted as it did, by its faction and the kind it had placed."""
    raven, wolf, ballots = facts.votes[round]
    own = facts.placed[seat][round]
    lean, mine = 0.0, OWN
    for row, sign in ((raven, 1.0), (wolf, -1.0)):
        for id in row:
            if id == own:
                mine *= sign
            elif id != NOBODY:
                lean += sign * SWAYED * (2 * souls[id] - 1)
    if ballots[seat] == "wolf":
        lean, mine = -lean, -mine
    table = []
    for faction, faith in enumerate(FAITH):
        turn = -1 if faction == DEMON else 1
        table.append(
            [(1 - faith) / 2 + faith / (1 + exp(-turn * (lean + mine * good))) for good in GOOD]
        )
    return table


def swayed(line: Line, votes: list[list[list[float]]]) -> float:
    weight = 1.0
    for index, table in enumerate(votes):
        weight *= table[line.faction][line.at[index][index]]
    return weight
