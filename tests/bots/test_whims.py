"""A bot's chance comes from a secret of its seat: whoever knows the program can't foresee it."""

from collections import Counter

import pytest

import zmova
from tests.facts import EXAMPLE, facts_of, quick, seats_of
from zmova.arena.match import Player, play_on
from zmova.games import named
from zmova.table.plan import Plan
from zmova.table.view import View
from zmova.table.whim import Whim


def test_a_fate_is_the_same_however_often_it_is_asked_and_draws_leave_it_alone():
    whim = Whim(7, place=1)
    before = whim.fate("look", 400).random()
    drawn = whim.random()
    assert whim.fate("look", 400).random() == before
    assert Whim(7, place=2).fate("look", 400).random() == before
    assert Whim(7, place=2).random() != drawn
    assert (
        len({before, drawn, whim.fate("look", 401).random(), whim.fate("glance", 400).random()})
        == 4
    )
    assert Whim(8, place=1).fate("look", 400).random() != before


def test_every_seat_of_every_match_has_a_secret_of_its_own():
    """G2: from seed and salts, so that a replay has the same ones; and it tells no throw."""
    table = zmova.deal(EXAMPLE, 4, 3, salts=["сіль"])
    others = [zmova.deal(EXAMPLE, 4, 4, salts=["сіль"]), zmova.deal(EXAMPLE, 4, 3)]
    secrets = {one.dice.secret(seat) for one in (table, *others) for seat in range(4)}
    assert len(secrets) == 12
    again = zmova.replay(EXAMPLE, table.log)
    assert [again.whim(seat).random() for seat in range(4)] == [
        table.whim(seat).random() for seat in range(4)
    ]


@pytest.mark.parametrize("game", zmova.games.names())
def test_who_knows_all_but_the_secret_does_not_foresee_a_bot(game):
    """Not even with the bot's own view: which move, and when, by a secret that is only guessed."""
    rules, made, guessed = named(game), Counter[str](), Counter[str]()
    facts, foreseen = facts_of(game), 0

    def watched(seat: int) -> Player:
        def plan(view: View, _: Whim) -> Plan | None:
            nonlocal foreseen
            planned = rules.plan(view, table.whim(seat), seat)
            guess = rules.plan(view, Whim("a guess", len(table.log)), seat)
            if planned is not None:
                kind = type(planned.move).__struct_config__.tag
                made[str(kind)] += 1
                guessed[str(kind)] += guess is not None and guess.move == planned.move
                foreseen += guess == planned
            return planned

        return plan

    for seed in range(facts.whim_matches):
        table = zmova.deal(game, seats_of(game), seed, quick(game))
        play_on(table, [watched(seat) for seat in range(seats_of(game))], seed)
    assert foreseen < 0.05 * made.total()
    for kind in facts.whims:
        assert made[kind] > 10
        assert guessed[kind] < 0.98 * made[kind], kind
