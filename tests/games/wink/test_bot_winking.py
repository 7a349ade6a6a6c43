"""As partner the bot winks at a caller who looks at it, and minds who else does."""

from tests.games.wink.playing import call, card, look, match_of, watch, wink
from zmova import Table
from zmova.games.wink import GAME
from zmova.games.wink.moves import Look, Wink
from zmova.table.plan import Plan
from zmova.table.whim import Whim

CALLER, PARTNER = 0, 2


def eye_to_eye(moment: int, watchers: int = 0, turns: int = 0, seats: int = 6) -> Table:
    """The caller and its partner look at each other; so many others have long looked there too.

    Of the six turns of a round so many have gone by.
    """
    table = match_of(seats)
    table.now = moment
    call(table, card(seats, PARTNER))
    for turn in range(turns):
        call(table, card(seats, CALLER, turn))
    for seat in (1, 3, 4, 5):
        watch(table, seat, PARTNER if seat > 5 - watchers else CALLER)
    table.wait(2)
    watch(table, PARTNER, CALLER)
    watch(table, CALLER, PARTNER)
    return table


def planned(table: Table, persona: int, seat: int = PARTNER) -> Plan:
    plan = GAME.plan(table.view(seat), Whim(persona), persona)
    assert plan is not None
    return plan


def how_often(watchers: int, turns: int = 0, personas: range = range(16)) -> float:
    """It would wink, over faces and moments."""
    plans = [
        planned(eye_to_eye(moment, watchers, turns), persona)
        for persona in personas
        for moment in range(0, 500, 50)
    ]
    return sum(type(plan.move) is Wink for plan in plans) / len(plans)


def test_it_winks_soon_when_the_caller_looks_at_it():
    """W12, W15"""
    plans = [planned(eye_to_eye(moment), 0) for moment in range(0, 3000, 50)]
    winks = [plan.seconds for plan in plans if type(plan.move) is Wink]
    assert len(winks) > 0.7 * len(plans)  # it may be absent-minded
    assert max(winks) <= 1.3
    assert sum(seconds > 0.3 for seconds in winks) > 0.8 * len(winks)  # seldom too soon
    assert len(set(winks)) > 10


def test_it_would_rather_not_wink_before_others_eyes():
    alone, watched, beset = how_often(0), how_often(1), how_often(3)
    assert alone > 0.7
    assert watched < 0.6 * alone
    assert beset < 0.5 * watched


def test_it_dares_more_as_the_caller_s_turn_comes():
    assert how_often(1, turns=4) > 1.5 * how_often(1)


def test_the_bold_dare_more():
    """Captain Tash beside Quiet Ned."""
    assert how_often(1, personas=range(8, 9)) > how_often(1, personas=range(9, 10))


def test_it_does_not_wink_at_eyes_that_are_elsewhere():
    """W15"""
    for moment in range(0, 1000, 50):
        table = eye_to_eye(moment)
        look(table, CALLER, 4)
        assert type(planned(table, 0).move) is Look


def test_it_winks_once_and_again_only_if_it_was_too_soon():
    """W15: the caller's eyes had not rested on it for long enough."""
    for after, again in ((100, True), (900, False)):
        plans = []
        for moment in range(0, 1000, 50):
            table = eye_to_eye(moment)
            table.wait(after / 1000)
            wink(table, PARTNER)
            table.wait(2.1)
            plans.append(planned(table, 0))
        assert any(type(plan.move) is Wink for plan in plans) == again


def test_it_turns_to_the_caller_whose_partner_it_is():
    """Rather than to anybody else, above all if the caller looks here."""
    seats = 6
    turned = {False: 0, True: 0}
    for looked_at in turned:
        for moment in range(0, 4000, 40):
            table = match_of(seats)
            table.now = moment
            call(table, card(seats, PARTNER))
            look(table, PARTNER, 4)
            if looked_at:
                watch(table, CALLER, PARTNER)
            plan = planned(table, 0)
            turned[looked_at] += plan.move == Look(CALLER)
    assert turned[False] > 40
    assert turned[True] > turned[False]
