"""G5: every reason for a refusal is met, and a refused move leaves no trace."""

import ast
import inspect
from collections.abc import Callable
from typing import Any

import pytest

import zmova
from tests.games.wink.playing import (
    asked,
    call,
    card,
    catch,
    everybody,
    look,
    match_of,
    name,
    refusal,
    seen,
    thinned,
    wink,
)
from zmova import Table
from zmova.games.wink import GAME, earlier, explain

DEALT = [list(range(first, first + 7)) for first in (1, 8, 15, 22, 29)]
CALL, PASS, WINK = {"type": "call", "agent": 20}, {"type": "pass"}, {"type": "wink"}


def catching(player: int, agent: int) -> dict[str, Any]:
    return {"type": "catch", "player": player, "agent": agent}


def dealt(**options: Any) -> Callable[[], Table]:
    return lambda: match_of(5, **options)


def called(seats: int = 5) -> Callable[[], Table]:
    """Seat 0 has called what seat 2 holds."""

    def make() -> Table:
        table = match_of(seats)
        call(table, card(seats, 2))
        return table

    return make


def over() -> Table:
    table = thinned(5)
    name(table, 1)
    return table


def turned_over() -> Table:
    table = asked(match_of(5), card(5, 2))
    name(table, 1)
    return table


def spent() -> Table:
    table = called()()
    for player in (0, 1, 4, 0):
        catch(table, 3, player, card(5, 2))
    return table


def tried() -> Table:
    table = called(4)()
    catch(table, 1, 3, card(4, 2))
    return table


def dizzy() -> Table:
    table = match_of(5)
    for player in (2, 3, 2, 3):
        look(table, 0, player)
    return table


def winked() -> Table:
    table = called()()
    look(table, 2, 0)
    wink(table, 2)
    return table


def of_version_1() -> Table:
    """Where only open calls could be caught."""
    table = Table.deal(GAME.by_rules("1"), 5, 1, stacked={"hands": DEALT, "first": 0})
    call(table, card(5, 2))
    return table


CASES: dict[str, tuple[Callable[[], Table], int, Any]] = {
    "match-over": (over, 0, CALL),
    "not-a-move": (dealt(), 0, {"type": "blink"}),
    "no-such-player": (called(), 3, catching(5, card(5, 2))),
    "anothers-turn": (dealt(), 1, CALL),
    "nothing-to-name": (dealt(), 0, {"type": "name", "player": 1}),
    "not-yourself": (called(), 3, catching(3, card(5, 2))),
    "not-at-the-ball": (dealt(), 0, {"type": "call", "agent": 36}),
    "not-face-up": (turned_over, 0, {"type": "call", "agent": card(5, 2)}),
    "you-hold-it": (called(), 2, catching(3, card(5, 2))),
    "called-already": (
        lambda: asked(match_of(5), card(5, 2)),
        0,
        {"type": "call", "agent": card(5, 2)},
    ),
    "taken-by-a-pawn": (called(), 1, {"type": "call", "agent": card(5, 2)}),
    "must-call": (dealt(), 0, PASS),
    "real-eyes": (dealt(eyes="real"), 0, WINK),
    "looking-there": (dealt(), 0, {"type": "look", "player": 1}),
    "looks-too-fast": (dizzy, 0, {"type": "look", "player": 4}),
    "nobody-to-wink-at": (called(), 2, WINK),
    "winks-too-fast": (winked, 2, WINK),
    "no-cards-left": (spent, 3, catching(2, card(5, 2))),
    "not-called": (of_version_1, 3, catching(2, card(5, 2, 1))),
    "your-own-call": (called(), 0, catching(2, card(5, 2))),
    "tried-already": (tried, 3, catching(2, card(4, 2))),
}


@pytest.mark.parametrize("key", CASES)
def test_it_is_refused_for_its_reason_and_nothing_changes(key):
    """G5"""
    make, seat, move = CASES[key]
    table = make()
    views = [zmova.encode(table.view(viewer)) for viewer in everybody(table)]
    assert refusal(table, seat, move) == key
    assert views == [zmova.encode(table.view(viewer)) for viewer in everybody(table)]


def test_every_reason_that_the_rules_give_is_among_them():
    """G5: as they stand in the source."""
    found = set()
    for node in ast.walk(ast.parse(inspect.getsource(explain) + inspect.getsource(earlier))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Illegal":
            assert isinstance(node.args[0], ast.Constant)
            found.add(node.args[0].value)
    assert found | {"not-a-move"} == set(CASES)


@pytest.mark.parametrize("seat", [-1, 5, "0", None, True])
def test_who_does_not_sit_here_has_no_move(seat):
    """G5"""
    assert refusal(match_of(5), seat, CALL) == "no-such-seat"


def test_a_match_goes_on_after_a_refusal():
    """G5"""
    table = spent()
    assert refusal(table, 3, catching(2, card(5, 2))) == "no-cards-left"
    catch(table, 4, 2, card(5, 2))
    assert seen(table).won[4] == [card(5, 2)] * 2
