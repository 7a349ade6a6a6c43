"""P22-P26: what the Afterlands are worth, point by point, and who wins."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

import msgspec

from zmova.games.passengers.boats import ROUNDS, SPACES
from zmova.games.passengers.cards import COLOR, COLORS, KIND, Color, Faction, Kind
from zmova.games.passengers.events import Berth, MatchEnded, Point
from zmova.games.passengers.state import Landed, Passenger, State
from zmova.table import result as table
from zmova.table.event import Event
from zmova.table.seat import Seat

Result = table.Result[dict[Faction, int | float], Point]

YAESTHER_POINTS = {4: 6.5, 6: 6.5, 8: 8.5}
"""P25, by the number of seats."""

Afterlands = tuple[Landed, ...]
Place = tuple[int, int]
"""A round and a space."""
LINES: dict[Place, tuple[list[Place], ...]] = {
    (round, space): (
        [(round, left) for left in reversed(range(space))],
        [(round, right) for right in range(space + 1, SPACES)],
        [(up, space) for up in range(round + 1, ROUNDS + 1)],
        [(down, space) for down in reversed(range(1, round))],
    )
    for round in range(1, ROUNDS + 1)
    for space in range(SPACES)
}
"""Left, right, up and down from a place: a later round lies above an earlier one."""


def points(crossed: Afterlands, seats: int) -> list[Point]:
    given = [*souls(crossed), *demons(crossed)]
    if seats in YAESTHER_POINTS:
        given.append(Point("yaesther", "P25", YAESTHER_POINTS[seats], None, []))
    return given


def in_proportion(points: list[Point], boats: int) -> list[Point]:
    """P25 for a match that is broken off: as much of it as of the boats that have crossed."""
    return [
        msgspec.structs.replace(one, points=round(one.points * boats / ROUNDS, 1))
        if one.rule == "P25"
        else one
        for one in points
    ]


def worn(passenger: Passenger) -> Color | None:
    """P15: the mask's colour replaces the passenger's."""
    return passenger.mask or COLOR[passenger.card]


def counts_as(passenger: Passenger, kind: Kind) -> bool:
    """P24: the Yaesther is both."""
    own = KIND[passenger.card]
    return own == kind or own == "yaesther"


def rule_of(passenger: Passenger, rule: str) -> str:
    return "P24" if passenger.card == "yaesther" else rule


def souls(crossed: Afterlands) -> Iterator[Point]:
    """P22: 1 each, and in each boat a group of one colour adds its size less one."""
    for landed in crossed:
        groups: dict[Color, list[Berth]] = {color: [] for color in COLORS}
        for space, passenger in enumerate(landed.row):
            if passenger is None or not counts_as(passenger, "soul"):
                continue
            berth = Berth(landed.round, space)
            yield Point("souls", rule_of(passenger, "P22"), 1, landed.boat, [berth])
            if (color := worn(passenger)) is not None:
                groups[color].append(berth)
        for group in groups.values():
            for one, other in pairwise(group):
                yield Point("souls", "P22", 1, landed.boat, [one, other])


def demons(crossed: Afterlands) -> Iterator[Point]:
    """P23: 1 each, and 1 for every soul of its colour next to it."""
    seated = {
        (landed.round, space): passenger
        for landed in crossed
        for space, passenger in enumerate(landed.row)
        if passenger is not None
    }
    boats = {landed.round: landed.boat for landed in crossed}
    for place, passenger in seated.items():
        if not counts_as(passenger, "demon"):
            continue
        boat, berth, color = boats[place[0]], Berth(*place), worn(passenger)
        yield Point("demons", rule_of(passenger, "P23"), 1, boat, [berth])
        for where in neighbours(seated, place):
            other = seated[where]
            if color is not None and worn(other) == color and counts_as(other, "soul"):
                yield Point("demons", "P23", 1, boat, [berth, Berth(*where)])


def neighbours(seated: Mapping[Place, Passenger], place: Place) -> Iterator[Place]:
    """P23: the nearest passenger each way, empty spaces skipped."""
    for line in LINES[place]:
        for where in line:
            if where in seated:
                yield where
                break


def totals(why: list[Point], seats: int) -> dict[Faction, int | float]:
    scores: dict[Faction, int | float] = {"souls": 0, "demons": 0}
    if seats in YAESTHER_POINTS:
        scores["yaesther"] = 0
    for point in why:
        scores[point.faction] += point.points
    return scores


def winner(scores: dict[Faction, int | float], holder: Faction) -> Faction:
    """P26: most points; a tie goes to the coin holder's faction, or to the souls."""
    best = max(scores.values())
    leaders = [faction for faction, score in scores.items() if score == best]
    if len(leaders) == 1:
        return leaders[0]
    return holder if holder in leaders else "souls"


def seats_of(faction: Faction, factions: tuple[Faction, ...]) -> list[Seat]:
    return [seat for seat, own in enumerate(factions) if own == faction]


# how a match ends


def ending(state: State, now: int) -> MatchEnded:
    """P22-P26"""
    return judged(state, now, points(state.crossed, state.seats))


def call_off(state: State, now: int) -> list[Event]:
    """A match that is broken off: the boats that have crossed count; before the first none."""
    why = in_proportion(points(state.crossed, state.seats), len(state.crossed))
    ended = judged(state, now, why)
    return [ended if state.crossed else msgspec.structs.replace(ended, winners=[])]


def result(state: State) -> Result | None:
    ended = state.ended
    return None if ended is None else Result(ended.winners, ended.scores, ended.why)


def parts(state: State) -> list[dict[str, int]]:
    return [{faction: 1} for faction in state.factions]


def judged(state: State, now: int, why: list[Point]) -> MatchEnded:
    scores = totals(why, state.seats)
    faction = winner(scores, state.factions[state.coin])
    tied = list(scores.values()).count(max(scores.values())) > 1
    winners = seats_of(faction, state.factions)
    return MatchEnded(now, winners, scores, why, "coin" if tied else "points")
