"""Every gift is used with purpose, in positions where that purpose can be told.

A seat that `knows_all` has been shown every card in play: what it does then is no guess.
"""

from typing import Any

import msgspec
import pytest

from tests.games.passengers.playing import (
    all_vote,
    board,
    give,
    giving,
    match_of,
    mine,
    sail,
    seen,
    turn,
    use_gifts,
)
from zmova.games.passengers import GAME
from zmova.games.passengers.bot.giving import USES
from zmova.games.passengers.gifts import SETS
from zmova.games.passengers.moves import Gift, Show, Vote
from zmova.games.passengers.score import demons, souls
from zmova.games.passengers.state import Landed, State
from zmova.games.passengers.view import Known
from zmova.table.table import Table
from zmova.table.view import View
from zmova.table.whim import Whim


def choice(table: Table, knows_all: bool = False) -> Gift:
    """What the bot does with the gift in turn."""
    seat = turn(table)
    view = table.view(seat)
    plan = GAME.plan(all_known(view, table) if knows_all else view, Whim(1))
    assert plan is not None
    assert isinstance(plan.move, Gift)
    assert plan.move in view.choices
    return plan.move


def all_known(view: View, table: Table) -> View:
    state = table.state
    rows = [*state.boats.values(), *(one.row for one in (*state.crossed, *state.sunk))]
    aboard = [one for row in rows for one in row if one]
    known = [Known(one.id, one.card) for one in sorted(aboard, key=lambda one: one.id)]
    mine = msgspec.structs.replace(view.mine, known=known)
    return View(view.me, view.table, mine, view.choices)


def margin(state: State, faction: str) -> int:
    """What the better boat would bring the faction beyond the other one's points."""
    gains = []
    for boat, row in state.boats.items():
        landed = (Landed(1, boat, row),)
        gain = sum(p.points for p in souls(landed)) - sum(p.points for p in demons(landed))
        gains.append(int(gain if faction == "souls" else -gain))
    return max(gains)


def after(table: Table, move: Gift) -> State:
    then = Table.replay(table.game, table.log)
    then.play(turn(table), move)
    state: State = then.state
    return state


def test_there_is_a_use_for_every_gift_that_asks_for_one():
    asking = {gift.name for gifts in SETS.values() for gift in gifts if not gift.by_itself}
    assert set(USES) == asking


GUIDE = "gs gs gd | rd rs bd | bs gs rd | bd rs gd | rs bs gd"
SMUGGLER = "rd bs bd | gs rs gd | bs gs rd | bd rs gd | rs bs gd"
RESHAPING = [("scroll", "I"), ("mask", "I"), ("oar", "II"), ("rope", "II"), ("current", "III")]


@pytest.mark.parametrize(("gift", "gifts"), RESHAPING)
@pytest.mark.parametrize("held", [GUIDE, SMUGGLER])
def test_boats_are_changed_for_the_better(gift, gifts, held):
    """A guide and a smuggler who know every card find nearly the best that can be done."""
    table = giving(gift, gifts, 5, held=held)
    faction = mine(table, turn(table)).faction
    moves: list[Any] = table.moves(turn(table))
    results = [margin(after(table, move), faction) for move in moves]
    chosen = margin(after(table, choice(table, knows_all=True)), faction)
    assert chosen >= max(results) - 1
    assert chosen > min(results) or max(results) - min(results) < 2


PEEKS = [
    ("hamsa-hand", "I", 5),
    ("key", "II", 5),
    ("ravens-eye", "III", 5),
    ("wolfs-eye", "III", 5),
    ("shade", "I", 4),
    ("hamsa-hand", "I", 4),
]


@pytest.mark.parametrize(("gift", "gifts", "seats"), PEEKS)
def test_it_peeks_at_what_it_does_not_know(gift, gifts, seats):
    table = giving(gift, gifts, seats)
    known = {one.id for one in mine(table, turn(table)).known}
    move = choice(table)
    for spot in move.passengers or (move.passenger,):
        assert spot is not None
        passenger = table.state.boats[spot.boat][spot.space]
        assert passenger is not None
        there = [one for one in table.state.boats[spot.boat] if one]
        assert passenger.id not in known or len(there) <= len(move.passengers or ())


def test_a_guide_hushes_whom_it_caught_at_a_lie():
    """Seat 1 called a soul what the Torch showed to be a demon; next round the guide may hush."""
    table = match_of(5, gifts="I")
    board(table, 8, 0, 7, 9, 3)
    table.play(1, {"type": "claim", "boat": "raven", "space": 0, "kind": "soul"})
    use_gifts(table, until=8)
    give(table, passenger={"boat": "raven", "space": 0})
    use_gifts(table)
    all_vote(table, "wolf")
    assert turn(table) == 3
    board(table, 0, 7, 6, 8, 9)
    use_gifts(table, until=6)
    assert (turn(table), mine(table, 0).faction) == (0, "souls")
    assert choice(table).player == 1


def test_a_smuggler_turns_up_no_demon_of_its_own_side():
    table = giving("torch", "I", 5, held="rd bs bd | gs rs gd | bs gs rd | bd rs gd | rs bs gd")
    seat = turn(table)
    assert mine(table, seat).faction == "demons"
    spot = choice(table, knows_all=True).passenger
    assert spot is not None
    shown = table.state.boats[spot.boat][spot.space]
    assert shown is not None
    assert shown.owner not in (seat, *mine(table, seat).fellows) or "soul" in shown.card


def test_a_guide_asks_for_what_nobody_knows():
    """The Torch has nothing to add where the Lantern has told; here nothing is told yet."""
    table = giving("lantern", "I", 5)
    player = choice(table).player
    assert player != turn(table)
    view = all_known(table.view(0), table)
    kept = [one for one in view.mine.known if one.id in (0, 1, 2, 3)]
    mine = msgspec.structs.replace(view.mine, known=kept)
    plan = GAME.plan(View(0, view.table, mine, view.choices), Whim(1))
    assert plan is not None
    assert isinstance(plan.move, Gift)
    assert plan.move.player == 4


def test_a_guide_counts_the_boat_it_knows_less_of():
    table = giving("census", "III", 5)
    for boat in ("raven", "wolf"):
        view = table.view(turn(table))
        row = [one for one in table.state.boats[boat] if one]
        known = [Known(one.id, one.card) for one in row]
        mine = msgspec.structs.replace(view.mine, known=known)
        plan = GAME.plan(View(view.me, view.table, mine, view.choices), Whim(1))
        assert plan is not None
        assert isinstance(plan.move, Gift)
        assert plan.move.boat != boat


@pytest.mark.parametrize(
    ("gift", "gifts"),
    [("bell", "II"), ("hush", "I"), ("gag", "III"), ("hourglass", "II")],
)
def test_a_smuggler_spares_its_fellow(gift, gifts):
    table = giving(gift, gifts, 5, held=SMUGGLER)
    assert mine(table, turn(table)).fellows == [3]
    move = choice(table)
    assert 3 not in (move.players or (move.player,))


def test_a_smuggler_whispers_with_its_fellow():
    table = giving("whisper", "II", 5, held=SMUGGLER)
    assert choice(table).player == 3


def test_scales_weigh_down_an_opponent():
    """Of those who are richer one is a fellow: it keeps its voices."""
    table = match_of(5, held=SMUGGLER, gifts="II", coin=0)
    board(table, 6, 1, 8, 0, 7)
    use_gifts(table, until=6)
    rich = view_of(table, voices=[2, 3, 1, 3, 2])
    offered: list[Any] = [Gift(player=1), Gift(player=3)]
    assert mine(table, 0).fellows == [3]
    plan = GAME.plan(View(0, rich, table.view(0).mine, offered), Whim(1))
    assert plan is not None
    assert plan.move == Gift(player=1)


def view_of(table: Table, **changes: Any) -> Any:
    return msgspec.structs.replace(seen(table), **changes)


def test_the_chain_leaves_my_side_no_poorer():
    table = giving("chain", "III", 5, held=SMUGGLER)
    seat = turn(table)
    ours = [seat, *mine(table, seat).fellows]
    before = sum(table.state.voices[one] for one in ours)
    table.play(seat, choice(table, knows_all=True))
    assert sum(table.state.voices[one] for one in ours) > before


def test_chromatis_names_the_colour_that_splits_the_hands():
    """Six of eight green cards are in sight: hardly a hand can hold one."""
    held = "gs gs gd | rd rs gd | bs gs rd | bd rs gd | rs bs gd"
    table = giving("chromatis", "I", 5, held=held)
    view = all_known(table.view(0), table)
    greens = [Known(id, "green demon" if id % 2 else "green soul") for id in range(4)]
    mine = msgspec.structs.replace(view.mine, known=greens)
    plan = GAME.plan(View(0, view.table, mine, view.choices), Whim(1))
    assert plan is not None
    assert isinstance(plan.move, Gift)
    assert plan.move.color != "green"


def test_mirror_and_trade_turn_to_seats_with_a_hand():
    for gift, gifts in (("mirror", "I"), ("trade", "III")):
        table = giving(gift, gifts, 5)
        move = choice(table)
        assert turn(table) not in (move.players or (move.player,))
        table.play(turn(table), move)
        for seat in seen(table).phase.waiting:
            plan = GAME.plan(table.view(seat), Whim(1))
            assert plan is not None
            assert isinstance(plan.move, Show)


def test_a_guide_gives_its_demon_away_and_shows_a_soul():
    table = giving("trade", "III", 5)
    assert mine(table, 0).hand == ["red soul", "green demon"]
    assert choice(table).card == 1
    table = giving("mirror", "I", 5)
    table.play(0, {"type": "gift", "players": [1, 2]})
    for seat in (1, 2):
        plan = GAME.plan(table.view(seat), Whim(1))
        assert plan is not None
        assert isinstance(plan.move, Show)
        assert "soul" in mine(table, seat).hand[plan.move.card]


def test_the_yaesther_shows_itself_last():
    held = "gs rs gd | rd bs bd | bs gs rd | y rs gd | bd bs gd | rs bs rd"
    table = match_of(6, held=held, gifts="I")
    board(table, 2, 0, 8, 4, 7, 3, placing="gs rd bs gd bd rs")
    table.play(0, {"type": "gift", "players": [3, 4]})
    assert mine(table, 3).hand == ["yaesther", "red soul"]
    plan = GAME.plan(table.view(3), Whim(1))
    assert plan is not None
    assert plan.move == Show(1)


def test_the_yaesther_votes_for_the_boat_that_leaves_it_ahead():
    """It knows all cards, so it sees what each boat would bring both sides (P25: 6.5 points)."""
    held = "gs rs gd | rd bs bd | bs gs rd | y rs gd | bd bs gd | rs bs rd"
    told = 0
    for coin in range(6):
        table = match_of(6, held=held, coin=coin)
        for round, numbers in enumerate(((0, 2, 8, 6, 3, 7), (7, 1, 9, 2, 8, 0))):
            sail(table, *numbers, crossing=("raven", "wolf")[(coin + round) % 2])
        board(table, 1, 6, 3, 5, 0, 4)
        use_gifts(table)
        view = all_known(table.view(3), table)
        leads = {boat: most_of_others(table.state, boat) < 6.5 for boat in ("raven", "wolf")}
        if leads["raven"] == leads["wolf"]:
            continue
        told += 1
        plan = GAME.plan(view, Whim(1))
        assert plan is not None
        assert plan.move == Vote("raven" if leads["raven"] else "wolf")
    assert told


def most_of_others(state: State, boat: Any) -> float:
    crossed = (*state.crossed, Landed(3, boat, state.boats[boat]))
    return max(sum(p.points for p in souls(crossed)), sum(p.points for p in demons(crossed)))
