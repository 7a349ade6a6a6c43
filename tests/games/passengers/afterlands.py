"""Hand-made Afterlands, and a scorer of its own that was written from the rules alone."""

from collections import Counter
from typing import Any

from tests.games.passengers.playing import as_json
from tests.games.passengers.printed import NAMES
from zmova.games.passengers import score
from zmova.games.passengers.state import Landed, Passenger

COLORS: dict[str, Any] = {"g": "green", "r": "red", "b": "blue"}
Grid = list[str]
"""A text for each boat, the first round's first: `gs . rd/b . y`; after the stroke, a mask."""


def landed(*boats: str) -> tuple[Landed, ...]:
    return tuple(
        Landed(round, "raven" if round % 2 else "wolf", tuple(map(aboard, boat.split())))
        for round, boat in enumerate(boats, 1)
    )


def aboard(text: str) -> Passenger | None:
    if text == ".":
        return None
    card, _, mask = text.partition("/")
    name: Any = NAMES[card]
    return Passenger(0, 0, name, (), COLORS[mask] if mask else None)


def scores(*boats: str, seats: int = 5) -> tuple[int | float, int | float]:
    """Points of the souls and of the demons."""
    totals = score.totals(score.points(landed(*boats), seats), seats)
    return totals["souls"], totals["demons"]


def why(*boats: str, seats: int = 5) -> list[Any]:
    """Each point as (faction, rule, boat, [(round, space), ...])."""
    return [
        (p["faction"], p["rule"], p["boat"], [(one["round"], one["space"]) for one in p["spaces"]])
        for p in as_json(score.points(landed(*boats), seats))
    ]


# from here on, nothing of the game's own


def cells(boats: Grid) -> dict[tuple[int, int], tuple[set[str], str | None]]:
    """What each passenger is (a soul, a demon or both) and its colour, by row and column."""
    found = {}
    for line, boat in enumerate(boats):
        for column, text in enumerate(boat.split()):
            if text == ".":
                continue
            card, _, mask = text.partition("/")
            kinds = {"soul", "demon"} if card == "y" else {"soul" if card[1] == "s" else "demon"}
            found[line, column] = (kinds, mask or (None if card == "y" else card[0]))
    return found


def plainly(boats: Grid) -> tuple[int, int]:
    """P22-P24 by counting: souls alone and in groups, demons and the pairs that see each other."""
    grid = cells(boats)
    souls = {at: color for at, (kinds, color) in grid.items() if "soul" in kinds}
    demons = {at: color for at, (kinds, color) in grid.items() if "demon" in kinds}
    groups = Counter((line, color) for (line, _), color in souls.items() if color)
    for_souls = len(souls) + sum(size - 1 for size in groups.values())
    pays = [
        (demon, soul)
        for demon, color in demons.items()
        for soul, other in souls.items()
        if color is not None and color == other and see_each_other(demon, soul, set(grid))
    ]
    return for_souls, len(demons) + len(pays)


def see_each_other(
    one: tuple[int, int], other: tuple[int, int], taken: set[tuple[int, int]]
) -> bool:
    """In one line or column, with nobody between."""
    (row, column), (other_row, other_column) = sorted([one, other])
    if one == other:
        return False
    if row == other_row:
        between = {(row, c) for c in range(column + 1, other_column)}
    elif column == other_column:
        between = {(r, column) for r in range(row + 1, other_row)}
    else:
        return False
    return not between & taken
