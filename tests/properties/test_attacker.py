"""G3: when bots move and who comes first tells nothing that their moves don't."""

from collections.abc import Callable
from math import ceil
from random import Random

import pytest

import zmova
from tests.facts import facts_of
from tests.long import LONG
from tests.properties.attacker import (
    Length,
    Thinks,
    Watched,
    advantage,
    alike,
    on_the_line,
    telling,
    watched,
)
from zmova.games import named
from zmova.table.plan import Plan
from zmova.table.seat import Seat
from zmova.table.table import Table
from zmova.table.view import View
from zmova.table.whim import Whim

MATCHES, DUTIES = (240, 12) if LONG else (36, 12)
PLANS = 1000 if LONG else 200
SURE = 4.0
"""Standard deviations. The honest bots stay far below, the planted leaks are above."""
EACH_GAME = pytest.mark.parametrize("game", zmova.games.names())


PAIRS = 12 if LONG else 1
"""Times as many worlds."""


def waited(seen: Watched) -> float:
    return advantage(seen.deeds, lambda deed: deed.waited)


def figure(game: str) -> float:
    found = facts_of(game).telling
    if found is None:
        pytest.skip("how much the choices of its bot may tell stands nowhere: Facts.telling")
    return found


def before(seen: Watched) -> float:
    return advantage(seen.deeds, lambda deed: deed.before)


def size(seen: Watched) -> float:
    return advantage(seen.deeds, lambda deed: deed.size)


@EACH_GAME
def test_neither_pauses_nor_order_help_to_guess_a_secret(game):
    """G3: with all that the program, the open course and the clock tell."""
    seen = watched(game, named(game).plan, MATCHES * facts_of(game).attacks, DUTIES)
    assert waited(seen) < SURE
    assert before(seen) < SURE
    assert size(seen) < SURE
    assert seen.asked > 30
    assert seen.foreseen < 0.05 * seen.asked


@EACH_GAME
def test_a_bot_takes_as_long_for_a_move_whatever_it_hides(game):
    """G3: in two matches that look the same, with the same whim."""
    both, differ = alike(game, named(game).plan, PLANS)
    for kind, often in differ.items():
        if kind in facts_of(game).own_pace:
            assert often < 0.2 * both[kind], kind
        else:
            assert often == 0, kind


@EACH_GAME
def test_what_a_bot_chooses_and_says_tells_no_more_than_its_figure(game):
    """Choices follow from cards, as with people: that is measured, and stands in the docs."""
    assert telling(game, named(game).plan, PAIRS * facts_of(game).worlds) <= figure(game)


# leaks planted on purpose


def found_out(
    game: str, thinks: Thinks, sight: Callable[[Watched], float], length: Length = on_the_line
) -> bool:
    """With as many matches as the honest bots are watched in, or fewer."""
    most = MATCHES * facts_of(game).attacks
    return any(
        sight(watched(game, thinks, matches, DUTIES, length)) > SURE
        for matches in (most // 4, most // 2, most)
    )


def chosen(game: str) -> Thinks:
    """Of equal offers whoever has something to hide takes the first, and others the last."""
    own, secret = named(game).plan, facts_of(game).secret

    def thinks(view: View, whim: Whim, persona: int) -> Plan | None:
        plan = own(view, whim, persona)
        alike = [one for one in view.choices if plan and type(one) is type(plan.move)]
        if plan is None or not alike:
            return plan
        return Plan(alike[0 if secret(view) else -1], plan.seconds, plan.phrase)

    return thinks


def worded(game: str) -> Thinks:
    """Whoever has something to hide has another word for it."""
    own, secret = named(game).plan, facts_of(game).secret

    def thinks(view: View, whim: Whim, persona: int) -> Plan | None:
        plan = own(view, whim, persona)
        return plan and Plan(plan.move, plan.seconds, "hm" if secret(view) else "well")

    return thinks


@EACH_GAME
@pytest.mark.parametrize("leak", [chosen, worded], ids=lambda leak: leak.__name__)
def test_a_choice_or_a_word_that_tells_what_is_hidden_is_found_out(game, leak):
    if leak is chosen and facts_of(game).shows:
        return  # whoever hides something there has nothing to choose but what it shows
    assert telling(game, leak(game), PAIRS * facts_of(game).worlds) > figure(game)


@EACH_GAME
def test_a_message_that_is_longer_where_something_is_hidden_is_found_out(game):
    def length(table: Table, seat: Seat) -> int:
        return on_the_line(table, seat) + facts_of(game).secret(table.view(seat))

    assert found_out(game, named(game).plan, size, length)


def slower(game: str) -> Thinks:
    """Whoever has something to hide thinks a little longer."""
    own, secret = named(game).plan, facts_of(game).secret

    def thinks(view: View, whim: Whim, persona: int) -> Plan | None:
        plan = own(view, whim, persona)
        return plan and Plan(plan.move, plan.seconds + 3 * secret(view))

    return thinks


def first(game: str) -> Thinks:
    """Where several would move at the same moment, whoever has something to hide does."""
    own, secret = named(game).plan, facts_of(game).secret

    def thinks(view: View, whim: Whim, persona: int) -> Plan | None:
        plan = own(view, whim, persona)
        return plan and Plan(plan.move, 12 * ceil(plan.seconds / 12) - 0.01 * secret(view))

    return thinks


def seeded(game: str) -> Thinks:
    """The pause is drawn from what everybody sees and one secret that can be tried."""
    own, secret = named(game).plan, facts_of(game).secret

    def thinks(view: View, whim: Whim, persona: int) -> Plan | None:
        plan = own(view, whim, persona)
        pace = Random(f"{view.table} {secret(view)}")
        return plan and Plan(plan.move, round(pace.uniform(2, 9), 2))

    return thinks


@EACH_GAME
def test_a_bot_that_is_slower_where_it_hides_something_is_found_out(game):
    assert found_out(game, slower(game), waited)


@EACH_GAME
def test_so_is_one_that_comes_first_where_it_hides_something(game):
    assert found_out(game, first(game), lambda seen: max(waited(seen), before(seen)))


@EACH_GAME
def test_so_is_one_whose_chance_is_no_secret(game):
    seen = watched(game, seeded(game), 6, DUTIES)
    assert seen.foreseen > 0.9 * seen.asked


@EACH_GAME
@pytest.mark.parametrize("leak", [slower, first, seeded], ids=lambda leak: leak.__name__)
def test_each_of_them_differs_between_two_worlds_that_look_the_same(game, leak):
    _, differ = alike(game, leak(game), PLANS)
    assert differ.total() > 5
