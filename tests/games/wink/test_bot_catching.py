"""The bot spends a card on a wink that it saw, or where the odds pay."""

import pytest

from tests.games.wink.playing import (
    call,
    card,
    catch,
    idle,
    match_of,
    offers,
    seen,
    turn,
    watch,
    wink,
)
from zmova import Table
from zmova.bots.persona import persona_of
from zmova.games.wink import GAME
from zmova.games.wink.bot.catching import needed, tried
from zmova.games.wink.bot.scene import Scene
from zmova.games.wink.moves import Catch, Wink
from zmova.table.plan import Plan
from zmova.table.whim import Whim

CALLER, PARTNER, WATCHER, OTHER = 0, 2, 3, 4


def winked(moment: int, seats: int = 6) -> Table:
    """The partner winked at the caller, and the watcher saw it."""
    table = match_of(seats)
    table.now = moment
    call(table, card(seats, PARTNER))
    watch(table, PARTNER, CALLER)
    watch(table, CALLER, PARTNER)
    watch(table, WATCHER, PARTNER)
    table.wait(0.5)
    wink(table, PARTNER)
    return table


def planned(table: Table, seat: int, persona: int = 0) -> Plan | None:
    return GAME.plan(table.view(seat), Whim(persona), persona)


def until_it_stops_looking(table: Table, seat: int, persona: int) -> Plan | None:
    """What it does of anything but looking, and after how many seconds."""
    start = table.now
    for _ in range(8):
        plan = planned(table, seat, persona)
        if plan is None:
            return None
        if plan.move.__struct_config__.tag != "look":
            return Plan(plan.move, plan.seconds + (table.now - start) / 1000)
        table.wait(plan.seconds)
        table.play(seat, plan.move)
    return None


def test_it_catches_after_a_wink_that_it_saw_as_fast_as_a_person():
    """W16, W19"""
    found = [
        until_it_stops_looking(winked(moment), WATCHER, persona)
        for persona in range(16)
        for moment in range(0, 300, 50)
    ]
    made = [plan for plan in found if plan is not None]
    assert all(plan.move == Catch(PARTNER, card(6, PARTNER)) for plan in made)
    assert all(0.8 <= plan.seconds <= 2.6 for plan in made)
    assert 0.5 < len(made) / len(found) < 0.95  # sometimes it takes a wink for a blink


def test_the_quick_overlook_less():
    """Mr Freebie beside Woodwose."""
    moments = range(0, 4000, 40)
    quick, slow = (
        sum(until_it_stops_looking(winked(at), WATCHER, persona) is not None for at in moments)
        for persona in (12, 11)
    )
    assert quick > slow


def test_who_saw_nothing_knows_nothing():
    """W15"""
    for moment in range(0, 500, 50):
        assert until_it_stops_looking(winked(moment), OTHER, 12) is None


def test_neither_caller_nor_partner_catches():
    """W18"""
    for moment in range(0, 300, 50):
        for seat in (CALLER, PARTNER):
            plan = until_it_stops_looking(winked(moment), seat, 12)
            assert plan is None or type(plan.move) is Wink  # once more, to be sure


def test_without_cards_it_does_not_try():
    """W16"""
    for moment in range(0, 300, 50):
        table = winked(moment)
        for _ in range(4):  # spent on a suspicion against the caller
            catch(table, WATCHER, CALLER, card(6, PARTNER))
        assert until_it_stops_looking(table, WATCHER, 12) is None


@pytest.mark.parametrize("eyes", ["masks", "real"])
def test_it_catches_without_a_wink_when_nobody_else_can_hold_it(eyes):
    """W19"""
    table = match_of(5, eyes=eyes)
    agent = card(5, 3)
    call(table, agent)
    assert until_it_stops_looking(table, 4, 12) is None
    catch(table, 2, 1, agent)
    plan = until_it_stops_looking(table, 4, 12)
    assert plan is not None
    assert plan.move == Catch(3, agent)
    assert plan.seconds > 2


def test_odds_must_be_above_one_half_but_against_a_leader_who_is_about_to_win():
    table = match_of(8)
    call(table, card(8, 1))
    for persona in range(16):
        view = table.view(3)
        assert needed(Scene(view, persona_of(persona), Whim(0)), card(8, 1), 1) > 0.6

    # three of the four cards of seat 1 go to seat 2: it leads, and the end is near
    for nth in range(3):
        if nth:
            while table.view(None).table.phase.seat != 0:
                seat = table.view(None).table.phase.seat
                call(table, card(8, (seat + 2) % 8, nth + 1))
            call(table, card(8, 1, nth))
        catch(table, 2, 1, card(8, 1, nth))
    for persona in range(16):
        scene = Scene(table.view(3), persona_of(persona), Whim(0))
        leader, other = (scene.calls[caller] for caller in (2, 5))
        assert needed(scene, leader, 4) < 0.5 < needed(scene, other, 4)


def test_it_remembers_a_wink_when_the_caller_has_moved_on():
    """W17: later than it would have been, and not in all cases: some winks it took for blinks."""
    caught = 0
    for moment in range(0, 1000, 50):
        table = winked(moment)
        while turn(table) != CALLER:
            idle(table)
        idle(table)
        assert seen(table).pawns[CALLER] != card(6, PARTNER)
        plan = until_it_stops_looking(table, WATCHER, 12)
        caught += plan is not None and plan.move == Catch(PARTNER, card(6, PARTNER))
    assert caught > 10


def test_it_does_not_turn_against_who_winked_at_it():
    """W17, W18: though the call is over, and it may."""
    for moment in range(0, 500, 50):
        table = winked(moment)
        while turn(table) != CALLER:
            idle(table)
        call(table, card(6, 1))
        assert (PARTNER, card(6, PARTNER)) in offers(table, CALLER, "catch")
        for persona in (0, 12):
            plan = until_it_stops_looking(table, CALLER, persona)
            assert plan is None or plan.move != Catch(PARTNER, card(6, PARTNER))


def test_it_counts_cards_of_numbers_that_nobody_calls_but_is_hard_to_convince():
    """W17: six of seven seats can't hold it; where two may, it waits."""
    table = match_of(8, first=7)
    agent = card(8, 7)
    for seat, player in ((1, 2), (3, 4), (5, 1)):
        catch(table, seat, player, agent)
    assert until_it_stops_looking(table, 0, 12) is None
    catch(table, 6, 5, agent)
    plan = until_it_stops_looking(table, 0, 12)
    assert plan is not None
    assert plan.move == Catch(7, agent)
    assert plan.seconds > 2


def test_by_the_rules_of_version_1_it_tries_open_calls_alone():
    table = Table.deal(GAME.by_rules("1"), 8, 1)
    table.play(turn(table), table.moves(turn(table))[0])
    open_now = {agent for agent in seen(table).pawns if agent is not None}
    for seat in range(8):
        scene = Scene(table.view(seat), persona_of(0), Whim(0))
        assert set(tried(scene)) <= open_now
