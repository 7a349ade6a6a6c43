"""The bot plays by the rules, like a person, at every table and with every set of gifts."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from tests.long import LONG
from zmova.arena import Player, bot, drifter, play_match
from zmova.games.passengers import GAME
from zmova.games.passengers.boats import BOATS
from zmova.games.passengers.bot import steward
from zmova.games.passengers.cards import COLORS
from zmova.games.passengers.moves import Claim, Gift, Place, Shade, Show, Vote
from zmova.games.passengers.view import GivingView, PlacingView
from zmova.table.offer import listed
from zmova.table.plan import Plan
from zmova.table.view import View
from zmova.table.whim import Whim

BOUNDS: dict[type, tuple[float, float]] = {
    Place: (3, 14),
    Shade: (3, 14),
    Gift: (3, 8),
    Show: (2.5, 7),
    Vote: (3, 9),
    Claim: (2, 6),
}
MIXES: list[Any] = ["I", "II", "III", ["III", "I", "II"], ["II", "III", "I"], ["III", "III", "I"]]


def babbler(view: View, whim: Whim) -> Plan | None:
    """Moves at random and says anything about anybody."""
    rows = [
        (boat.boat, space) for boat in view.table.boats for space in range(5) if boat.row[space]
    ]
    if rows and view.me not in view.table.hushed and whim.random() < 0.15:
        kinds = ["soul", "demon", "yaesther"]
        said = Claim(*whim.choice(rows), whim.choice(kinds), whim.choice([*COLORS, None]))  # type: ignore[arg-type]
        return Plan(said, 1)
    return drifter()(view, whim)


def options_of(whim: Random, seats: int) -> dict[str, Any]:
    limits = whim.choice([{}, {"place_seconds": 5, "gift_seconds": 5, "vote_seconds": 5}])
    return limits if seats == 4 else {"gifts": whim.choice(MIXES), **limits}


def watched(player: Player, check: Callable[[View, Plan], None]) -> Player:
    def plan(view: View, whim: Whim) -> Plan | None:
        made = player(view, whim)
        if made is not None:
            check(view, made)
        return made

    return plan


def well_made(view: View, plan: Plan) -> None:
    move = plan.move
    if isinstance(move, Claim):
        talks_in_turn(view, move)
    else:
        assert move in view.choices
    least, most = BOUNDS[type(move)]
    assert least <= plan.seconds <= most
    assert plan.phrase is None


def talks_in_turn(view: View, said: Claim) -> None:
    """Of a passenger that it knows, that lies face down, and only once."""
    assert not listed(view.choices)
    assert view.me not in view.table.hushed
    assert isinstance(view.table.phase, PlacingView | GivingView)
    one = view.table.boats[BOATS.index(said.boat)].row[said.space]
    assert one is not None
    assert one.card is None
    assert one.id in {known.id for known in view.mine.known}
    assert (view.me, one.id) not in {(claim.seat, claim.id) for claim in view.table.claims}
    assert said.kind is not None


@pytest.mark.parametrize("batch", range(10 if LONG else 1))
def test_every_move_is_taken_in_matches_of_all_kinds(batch):
    """Among bots, drifters and babblers: `play_match` fails on a move that the table refuses."""
    for seed in range(batch * 20, batch * 20 + 20):  # a fifth of them at each table
        whim, seats = Random(seed), 4 + seed % 5
        players = [
            watched(bot(GAME, whim.randrange(16)), well_made)
            if seat == seed % seats or whim.random() < 0.4
            else whim.choice([babbler, drifter()])
            for seat in range(seats)
        ]
        assert play_match(GAME, players, seed, options_of(whim, seats)).over


def views(seed: int, seats: int, **options: Any) -> list[View]:
    """Every view from which somebody did something in a match of bots."""
    seen: list[View] = []
    players = [watched(bot(GAME, seat), lambda view, _: seen.append(view)) for seat in range(seats)]
    play_match(GAME, players, seed, options)
    return seen


def test_the_same_view_whim_and_persona_give_the_same_plan():
    for view in views(3, 6, gifts="III"):
        assert GAME.plan(view, Whim(9), 3) == GAME.plan(view, Whim(9), 3)


def test_a_steward_makes_an_offered_move_and_says_nothing():
    for view in views(4, 7, gifts="II"):
        if listed(view.choices):
            assert steward(view, Whim(1)) in view.choices


def test_an_onlooker_has_no_plan():
    view = views(5, 5)[0]
    assert GAME.plan(View(None, view.table, None, []), Whim(1)) is None


def test_it_waits_while_a_boat_is_crossing():
    """The first to place after a count takes longer than anybody later."""
    firsts: list[float] = []
    others: list[float] = []
    for view in views(6, 5):
        if view.choices and isinstance(view.choices[0], Place):
            plan = GAME.plan(view, Whim(2), 4)
            assert plan is not None
            placed = any(view.table.voices)
            (others if placed or not view.table.counts else firsts).append(plan.seconds)
    assert min(firsts) >= 8
    assert max(others) <= 10


def test_what_it_takes_to_place_does_not_hang_on_the_cards():
    """The same whim, the same pause, whatever is in the hand."""
    for view in views(7, 6):
        if view.choices and isinstance(view.choices[0], Place):
            hand = ["red demon" for _ in view.mine.hand]
            other = View(view.me, view.table, replaced(view.mine, hand), view.choices)
            one, two = GAME.plan(view, Whim(5), 1), GAME.plan(other, Whim(5), 1)
            assert one is not None
            assert two is not None
            assert one.seconds == two.seconds


def replaced(mine: Any, hand: list[str]) -> Any:
    return msgspec.structs.replace(mine, hand=hand)
