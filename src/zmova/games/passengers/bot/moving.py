"""Gifts that change the boats: Mask, Scroll, Rope, Oar, Current; the best boats for my faction."""

from zmova.games.passengers.boats import BOATS, Boat
from zmova.games.passengers.bot.codes import DRESSED, HUE_CODE
from zmova.games.passengers.bot.facts import NOBODY, Ids
from zmova.games.passengers.bot.scene import Scene
from zmova.games.passengers.bot.steering import prospect, reaches, seeming, with_spare
from zmova.games.passengers.moves import Gift

LOOKED_INTO, MOST = 480, 32
"""Deals times choices that are thought through, and deals at most."""


def reshape(scene: Scene, choices: list[Gift]) -> Gift:
    """The choice after which my faction stands best."""
    some = scene.standings(max(10, min(MOST, LOOKED_INTO // len(choices))))
    now = scene.belief.facts.rows
    as_is = {boat: reaches(some, now[boat]) for boat in BOATS}
    best, most = choices[0], -1.0
    for choice in choices:
        rows = dict(now)
        spare = None
        if choice.mask is not None:
            assert choice.passenger is not None
            boat, space = choice.passenger.boat, choice.passenger.space
            id, hue = rows[boat][space], HUE_CODE[choice.mask] + 1
            spare = [DRESSED[one.codes[id]][hue] for one in some]
            rows[boat] = with_spare(rows[boat], space)
        else:
            moved(rows, choice)
        raven, wolf = (
            as_is[boat] if rows[boat] is now[boat] else reaches(some, rows[boat], spare)
            for boat in BOATS
        )
        seems = seeming(scene.belief, rows["raven"]) - seeming(scene.belief, rows["wolf"])
        worth = prospect(scene.faction, some, raven, wolf, seems)
        if worth > most:
            best, most = choice, worth
    return best


def moved(rows: dict[Boat, Ids], choice: Gift) -> None:
    """P17: the rows as they will be."""
    if choice.passengers is not None:
        one, other = choice.passengers
        first, second = rows[one.boat][one.space], rows[other.boat][other.space]
        for spot, id in ((one, second), (other, first)):
            row = rows[spot.boat]
            rows[spot.boat] = [*row[: spot.space], id, *row[spot.space + 1 :]]
    elif choice.passenger is not None and choice.to is not None:
        row = rows[choice.passenger.boat].copy()
        row[choice.to] = row[choice.passenger.space]
        row[choice.passenger.space] = NOBODY
        rows[choice.passenger.boat] = row
    elif choice.boat is not None:
        row = rows[choice.boat]
        left = choice.direction == "left"
        rows[choice.boat] = [*row[1:], row[0]] if left else [row[-1], *row[:-1]]
