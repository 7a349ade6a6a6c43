"""The words in which the tests of Spyfall speak."""

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

import zmova
from zmova import Illegal, Table

MINUTE = 60


def dealt(
    seats: int = 4,
    spy: int | list[int] = 1,
    location: str | list[str] = "bank",
    dealer: int = 0,
    roles: list[Any] | None = None,
    seed: int = 1,
    **options: Any,
) -> Table:
    """A table just dealt; what a test does not care for is the same in all of them."""
    stacked: dict[str, Any] = {"spy": spy, "location": location, "dealer": dealer}
    if roles is not None:
        stacked["roles"] = roles
    return zmova.deal("spyfall", seats, seed, options, stacked)


def round_of(seats: int = 4, **how: Any) -> Table:
    """A table where everybody has looked: the clock has just started."""
    return start(dealt(seats, **how))


def start(table: Table) -> Table:
    """S7: the dealer starts the clock."""
    table.play(seen(table).dealer, {"type": "start"})
    return table


def seen(table: Table) -> Any:
    """What everybody may see."""
    return table.view(None).table


def phase(table: Table) -> str:
    return str(as_json(seen(table).phase)["type"])


def as_json(thing: Any) -> Any:
    """The thing as another program reads it."""
    return msgspec.json.decode(zmova.encode(thing))


def refusal(table: Table, seat: int, move: dict[str, Any]) -> str:
    """Why the move is refused; fails if it is not, or if it left a trace (G5)."""
    before = zmova.encode([table.log, table.state])
    with pytest.raises(Illegal) as caught:
        table.play(seat, move)
    assert zmova.encode([table.log, table.state]) == before
    return caught.value.key


def ask(table: Table, asker: int, to: int, text: str | None = None) -> None:
    table.play(asker, {"type": "ask", "to": to} | ({"text": text} if text else {}))


def answer(table: Table, seat: int, text: str | None = None) -> None:
    table.play(seat, {"type": "answer"} | ({"text": text} if text else {}))


def exchange(table: Table, asker: int, to: int) -> None:
    ask(table, asker, to)
    answer(table, to)


def accuse(table: Table, accuser: int, suspect: int) -> None:
    table.play(accuser, {"type": "accuse", "suspect": suspect})


def vote(table: Table, yes: Iterable[int] = (), no: Iterable[int] = ()) -> None:
    for seat in yes:
        table.play(seat, {"type": "vote", "guilty": True})
    for seat in no:
        table.play(seat, {"type": "vote", "guilty": False})


def voters(table: Table) -> list[int]:
    """The seats that may vote now."""
    return [
        seat
        for seat in range(seen(table).seats)
        if {"type": "vote", "guilty": True} in as_json(table.moves(seat))
    ]


def condemn(table: Table, accuser: int, suspect: int) -> None:
    accuse(table, accuser, suspect)
    vote(table, yes=voters(table))


def acquit(table: Table) -> None:
    vote(table, no=voters(table))


def guess(table: Table, spy: int, location: str) -> None:
    table.play(spy, {"type": "reveal"})
    table.play(spy, {"type": "guess", "location": location})


def let_time_run_out(table: Table) -> None:
    """S10: the talk before the vote is left to `all_are_ready`."""
    assert phase(table) == "questions"
    table.wait((seen(table).phase.ends - table.now) / 1000)


def all_are_ready(table: Table) -> None:
    assert phase(table) == "discuss"
    for seat in range(seen(table).seats):
        table.play(seat, {"type": "ready"})


def call_the_vote(table: Table) -> None:
    let_time_run_out(table)
    all_are_ready(table)


def deal_next(table: Table, dealer: int) -> None:
    table.play(dealer, {"type": "next"})
    start(table)
