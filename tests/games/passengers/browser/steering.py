"""Chance deals the cards of Passengers, but people choose: what to take, and how to vote for a tie.

Nothing here is a rule of the game: it looks for what a test waits for among the offered moves.
"""

from itertools import product
from typing import Any

from tests.e2e.person import Person

BOATS = ("raven", "wolf")


def free_spaces(somebody: Person) -> list[tuple[str, int, int]]:
    """Where a card may go: boat, space and the number of its gift."""
    gifts = {boat["boat"]: boat["gifts"] for boat in somebody.view["table"]["boats"]}
    offered = [c for c in somebody.view["choices"] if c["type"] in ("place", "shade")]
    spots = sorted({(choice["boat"], choice["space"]) for choice in offered})
    return [(boat, space, gifts[boat][space]) for boat, space in spots]


def space_for(somebody: Person, wanted: set[str], voters: set[int] | None) -> tuple[str, int]:
    """The space of a wanted gift. Whoever places last makes it likely that `voters` can tie."""
    table, seat = somebody.view["table"], somebody.seat
    assert seat is not None

    def worth(option: tuple[str, int, int]) -> tuple[int, bool]:
        number = option[2]
        voices = [*table["voices"]]
        voices[seat] = table["worth"][number]
        last = table["held"].count(None) == 1
        ties = ways_to_tie(voices, voters) if last and voters is not None else 0
        return ties, table["gifts"][number] in wanted

    boat, space, _ = max(free_spaces(somebody), key=worth)
    return boat, space


def ways_to_tie(voices: list[int], voters: set[int]) -> int:
    """In how many of the ways in which the others may vote these can make the voices even."""
    others = [seat for seat in range(len(voices)) if seat not in voters]
    ways = product(BOATS, repeat=len(others))
    return sum(tying(voices, dict(zip(others, way, strict=True))) is not None for way in ways)


def tying(voices: list[int], cast: dict[int, str]) -> dict[int, str] | None:
    """How those who have not voted make both boats' voices the same; None where they can't."""
    rest = [seat for seat in range(len(voices)) if seat not in cast]
    for way in product(BOATS, repeat=len(rest)):
        ballots = cast | dict(zip(rest, way, strict=True))
        raven = sum(voices[seat] for seat, boat in ballots.items() if boat == "raven")
        if 2 * raven == sum(voices):
            return {seat: ballots[seat] for seat in rest}
    return None


def passengers(table: dict[str, Any]) -> dict[tuple[str, int], dict[str, Any]]:
    """Who sits where in this round's boats."""
    return {
        (boat["boat"], space): who
        for boat in table["boats"]
        for space, who in enumerate(boat["row"])
        if who is not None
    }
