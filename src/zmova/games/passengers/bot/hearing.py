"""What talk tells: evidence, never truth."""

from zmova.games.passengers.bot.codes import HUE_CODE, KIND, KIND_CODE
from zmova.games.passengers.bot.facts import Facts
from zmova.games.passengers.bot.lines import Line
from zmova.games.passengers.bot.possible import Weighty, possible
from zmova.games.passengers.state import Said
from zmova.table.seat import Seat

SAYS = (
    ((0.94, 0.05, 0.01), (0.08, 0.91, 0.01), (0.25, 0.25, 0.5)),
    ((0.48, 0.51, 0.01), (0.78, 0.21, 0.01), (0.5, 0.4, 0.1)),
    ((0.66, 0.32, 0.02), (0.62, 0.36, 0.02), (0.5, 0.4, 0.1)),
)
"""By faction and true kind: how likely a seat says that its own passenger is of each kind."""
TELLS = (0.95, 0.5, 0.6)
"""By faction: how likely what a seat says of a passenger it peeked at is true."""
HUES = (0.9, 0.5, 0.6)
"""By faction: how likely a colour that it names is true."""


def avowed(facts: Facts, seat: Seat, claims: list[Said]) -> Weighty:
    """The seat's lines by what it said of its own passengers."""
    said = [
        (facts.when[claim.id] - 1, KIND_CODE[claim.kind])
        for claim in claims
        if claim.seat == seat and claim.kind is not None and facts.owner[claim.id] == seat
    ]
    weighty = []
    for line, weight in possible(facts, seat):
        says = SAYS[line.faction]
        for index, kind in said:
            weight *= says[line.at[index][index]][kind]
        weighty.append((line, weight))
    return weighty


Rumour = tuple[int, tuple[float, ...], tuple[float, ...]]
"""The round of a passenger of this seat (-1: a word that it said itself); the weight of each kind
and of each faction."""


def rumours(
    facts: Facts, seat: Seat, factions: list[list[float]], foreign: list[Said]
) -> list[Rumour]:
    """What peekers said of this seat's passengers, and what it said of some that are known."""
    found: list[Rumour] = []
    for said in foreign:
        assert said.kind is not None
        kind = KIND_CODE[said.kind]
        if said.seat == seat and said.id in facts.card:
            right = KIND[facts.card[said.id]] == kind
            found.append((-1, (), tuple(one if right else 1 - one for one in TELLS)))
        elif (
            facts.owner[said.id] == seat
            and said.seat != facts.me
            and (said.seat, said.id) in facts.peeked
        ):
            true = sum(map(float.__mul__, factions[said.seat], TELLS))
            weights = tuple(true if one == kind else 1 - true for one in range(3))
            found.append((facts.when[said.id] - 1, weights, ()))
    return found


def heard(line: Line, words: list[Rumour]) -> float:
    weight = 1.0
    for index, kinds, factions in words:
        weight *= factions[line.faction] if index < 0 else kinds[line.at[index][index]]
    return weight


def hues(facts: Facts, claims: list[Said], factions: list[list[float]]) -> dict[int, list[float]]:
    """By passenger: how much likelier talk makes each colour."""
    told: dict[int, list[float]] = {}
    for claim in claims:
        if claim.color is None or claim.seat == facts.me or claim.id in facts.card:
            continue
        if facts.owner[claim.id] != claim.seat and (claim.seat, claim.id) not in facts.peeked:
            continue
        true = sum(map(float.__mul__, factions[claim.seat], HUES))
        row = told.setdefault(claim.id, [1.0, 1.0, 1.0])
        for hue in range(3):
            row[hue] *= true if hue == HUE_CODE[claim.color] else (1 - true) / 2
    return told
