"""The words in which the tests of Passengers speak."""

from collections.abc import Iterable
from itertools import zip_longest
from typing import Any

import msgspec
import pytest

import zmova
from tests.games.passengers.printed import HANDS, LAYOUT, NAMES, SETS, cards, hands, space_of
from zmova import Illegal, Table

COMPANY = {  # who else sits there, so that the first holder's gift is called first or nearly so
    1: (1, 0, 8, 4, 5),
    2: (2, 0, 8, 4, 7),
    3: (3, 0, 8, 4, 5),
    4: (4, 0, 8, 9, 7),
    5: (5, 0, 8, 6, 7),
    6: (6, 0, 8, 9, 7),
    7: (7, 0, 8, 9, 4),
    8: (8, 0, 4, 9, 3),
}
COMPANY_OF_FOUR = {
    1: (1, 0, 8, 4),
    2: (2, 8, 7, 4),
    3: (3, 0, 8, 4),
    4: (4, 8, 7, 9),
    5: (5, 0, 7, 4),
    6: (6, 0, 8, 4),
    7: (7, 0, 8, 4),
    8: (8, 0, 4, 3),
}


def match_of(
    seats: int = 5,
    held: str | None = None,
    coin: int = 0,
    shadows: str | None = None,
    **options: Any,
) -> Table:
    """A match just dealt; what a test does not care for is the same in all of them."""
    stacked: dict[str, Any] = {"hands": hands(held or HANDS[seats]), "coin": coin}
    if shadows is not None:
        stacked["shadows"] = cards(shadows)
    return zmova.deal("passengers", seats, 1, options, stacked)


# what is seen


def seen(table: Table) -> Any:
    """What everybody may see."""
    return table.view(None).table


def mine(table: Table, seat: int) -> Any:
    return table.view(seat).mine


def everybody(table: Table) -> list[int | None]:
    return [None, *range(seen(table).seats)]


def as_json(thing: Any) -> Any:
    """The thing as another program reads it."""
    return msgspec.json.decode(zmova.encode(thing))


def phase(table: Table) -> str:
    return str(as_json(seen(table).phase)["type"])


def turn(table: Table) -> int:
    return int(seen(table).phase.seat)


def row(table: Table, boat: str) -> list[Any]:
    """The passengers of a boat in play as everybody sees them."""
    return next(list(one.row) for one in seen(table).boats if one.boat == boat)


def sitting(table: Table, spot: dict[str, Any]) -> Any:
    return row(table, spot["boat"])[spot["space"]]


def knows(table: Table, seat: int) -> dict[int, str]:
    """The passengers that a seat knows, by their numbers."""
    return {one.id: one.card for one in mine(table, seat).known}


def told(table: Table, viewer: int | None, start: int = 0) -> list[Any]:
    notices = [table.notice(event, viewer) for event in table.log[start:]]
    return [as_json(notice) for notice in notices if notice is not None]


def refusal(table: Table, seat: int, move: Any) -> str:
    """Why the move is refused; fails if it is not, or if it left a trace (G5)."""
    before = zmova.encode([table.log, table.state])
    with pytest.raises(Illegal) as caught:
        table.play(seat, move)
    assert zmova.encode([table.log, table.state]) == before
    return caught.value.key


# what is done


def raven(space: int) -> dict[str, Any]:
    return {"boat": "raven", "space": space}


def wolf(space: int) -> dict[str, Any]:
    return {"boat": "wolf", "space": space}


def put(table: Table, seat: int, number: int, card: str | None = None) -> None:
    """The seat takes that gift, with a card of its hand (the first, unless one is named)."""
    index = 0 if card is None else mine(table, seat).hand.index(NAMES[card])
    where = space_of(number, seen(table).round)
    table.play(seat, {"type": "place", "card": index, **where})


def shade(table: Table, *spots: dict[str, Any]) -> None:
    for spot in spots:
        table.play(turn(table), {"type": "shade", **spot})


def board(table: Table, *numbers: int, placing: str = "") -> None:
    """From the coin holder clockwise each seat takes a gift; shadows go where nobody will sit."""
    while phase(table) == "shading":
        boat = seen(table).phase.boat or "raven"
        layout = LAYOUT[seen(table).round - 1][boat]
        shade(table, {"boat": boat, "space": next(s for s in range(5) if layout[s] not in numbers)})
    for number, card in zip_longest(numbers, placing.split()):
        put(table, turn(table), number, card)


def give(table: Table, **choice: Any) -> int:
    """Whoever's turn it is uses the gift; says where in the log that begins."""
    start = len(table.log)
    table.play(turn(table), {"type": "gift", **choice})
    return start


def show(table: Table, seat: int, card: int) -> None:
    table.play(seat, {"type": "show", "card": card})


def use_gifts(table: Table, until: int = 10) -> None:
    """Gifts below `until` are used as they are offered first."""
    while phase(table) == "giving" and seen(table).phase.number < until:
        for seat in [*seen(table).phase.waiting] or [turn(table)]:
            table.play(seat, table.moves(seat)[0])


def giving(gift: str, gifts: str = "I", seats: int = 5, coin: int = 0, **dealt: Any) -> Table:
    """The coin holder is about to use that gift in the first round."""
    number = SETS["four" if seats == 4 else gifts].split().index(gift)
    table = match_of(seats, coin=coin, gifts=gifts, **dealt)
    board(table, *(COMPANY_OF_FOUR if seats == 4 else COMPANY)[number])
    use_gifts(table, until=number)
    assert (turn(table), seen(table).phase.gift) == (coin, gift)
    return table


def cast(table: Table, raven: Iterable[int] = (), wolf: Iterable[int] = ()) -> None:
    for seat in raven:
        table.play(seat, {"type": "vote", "boat": "raven"})
    for seat in wolf:
        table.play(seat, {"type": "vote", "boat": "wolf"})


def all_vote(table: Table, boat: str) -> None:
    """Those who have not voted yet do, whoever must vote first before the others."""
    voting = seen(table).phase
    for seat in sorted(range(seen(table).seats), key=lambda seat: seat != voting.first):
        if seat not in voting.voted:
            table.play(seat, {"type": "vote", "boat": boat})


def at_the_vote(*numbers: int, seats: int = 5, placing: str = "", **dealt: Any) -> Table:
    table = match_of(seats, **dealt)
    board(table, *numbers, placing=placing)
    use_gifts(table)
    assert phase(table) == "voting"
    return table


def sail(table: Table, *numbers: int, crossing: str = "raven", placing: str = "") -> None:
    """A whole round: gifts as they come, and everybody votes for the same boat."""
    board(table, *numbers, placing=placing)
    use_gifts(table)
    all_vote(table, crossing)
