"""G2: one seed makes all chance, repeatable and even-handed."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import factorial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import zmova
from tests.facts import EXAMPLE
from zmova.games import named
from zmova.table.dice import Dice, Throw, commitment, seed_from_number

VECTORS = msgspec.json.decode((Path(__file__).parent / "dice-vectors.json").read_bytes())
WORDS = 1 << 32


class Loaded(Throw):
    """Dice that fall as a test says."""

    __slots__ = ("falls",)

    def __init__(self, falls: Iterator[int]) -> None:
        self.falls = falls

    def _word(self) -> int:
        return next(self.falls)


@pytest.mark.parametrize("vector", VECTORS["seeds"], ids=lambda vector: vector["number"])
def test_numbers_stand_for_these_seeds(vector):
    """G2: written down, so that another language can check itself."""
    seed = seed_from_number(vector["number"])
    assert seed.hex() == vector["seed"]
    assert commitment(seed) == vector["commitment"]


@pytest.mark.parametrize("vector", VECTORS["throws"], ids=lambda vector: vector["what"])
def test_dice_fall_as_written_down(vector):
    """G2"""
    throw = Dice(bytes.fromhex(vector["seed"]), vector["salts"]).at(vector["place"])
    assert [throw.below(bound) for bound in vector["bounds"]] == vector["numbers"]
    assert throw.shuffled(range(len(vector["shuffled"]))) == vector["shuffled"]


@pytest.mark.parametrize("vector", VECTORS["deals"], ids=lambda vector: vector["seed"])
def test_matches_are_dealt_as_written_down(vector):
    """G2: what `verify` re-computes elsewhere."""
    table = zmova.deal(EXAMPLE, vector["seats"], vector["seed"], salts=vector["salts"])
    dealt: Any = table.log[1]
    assert [dealt.location, dealt.spy, dealt.dealer, dealt.roles] == vector["dealt"]


@given(bound=st.integers(1, WORDS))
def test_no_number_below_a_bound_is_likelier_than_another(bound):
    """G2: words are used up to the last whole multiple of the bound, so each number has equally
    many; words past it are thrown again."""
    whole = WORDS - WORDS % bound
    assert whole % bound == 0
    assert whole + bound > WORDS
    falls = iter([*([whole, WORDS - 1] if whole < WORDS else []), whole - 1, 0])
    throw = Loaded(falls)
    assert throw.below(bound) == bound - 1
    assert throw.below(bound) == 0
    assert next(falls, None) is None


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_every_order_of_a_deck_comes_from_equally_many_throws(size):
    """G2: every way the dice of a shuffle can fall, one after another."""
    throws = product(*(range(last + 1) for last in range(size - 1, 0, -1)))
    orders = Counter(tuple(Loaded(iter(falls)).shuffled(range(size))) for falls in throws)
    assert len(orders) == factorial(size)
    assert set(orders.values()) == {1}


@pytest.mark.parametrize(("bound", "limit"), [(2, 24.0), (7, 41.0), (30, 84.0)])
def test_the_stream_itself_is_even(bound, limit):
    """G2: chi-square over many throws and over many places, at odds of about a million to one."""
    dice = Dice(seed_from_number(11))
    throw = dice.at(0)
    for falls in (
        [throw.below(bound) for _ in range(30_000)],
        [dice.at(place).below(bound) for place in range(30_000)],
    ):
        fair = len(falls) / bound
        counts = Counter(falls)
        assert sum((counts[n] - fair) ** 2 / fair for n in range(bound)) < limit


def test_a_pick_reaches_everything():
    """G2"""
    dice = Dice(seed_from_number(5))
    assert {dice.at(place).pick("абвг") for place in range(200)} == set("абвг")


def test_the_same_seed_deals_the_same_match_and_another_one_another():
    """G2"""
    logs = [zmova.encode(zmova.deal(EXAMPLE, 6, seed).log) for seed in (1, 1, 2)]
    assert logs[0] == logs[1] != logs[2]
    deals = {zmova.encode(zmova.deal(EXAMPLE, 8, seed).log[1:]) for seed in range(200)}
    assert len(deals) == 200


def test_a_seed_of_bytes_deals_like_the_number_that_stands_for_it():
    """G2"""
    assert zmova.deal(EXAMPLE, 6, 4) == zmova.deal(EXAMPLE, 6, seed_from_number(4))


def test_every_player_s_salt_changes_the_deal():
    """G2: one honest player is enough."""
    salts = [[], [""], ["a"], ["b"], ["a", ""], ["", "a"], ["ab"], ["a", "b"], ["b", "a"]]
    keys = {Dice(seed_from_number(1), mix).at(0).below(WORDS) for mix in salts}
    assert len(keys) == len(salts)
    deals = {zmova.encode(zmova.deal(EXAMPLE, 8, 1, salts=mix).log[1:]) for mix in salts}
    assert len(deals) > 1


def test_the_commitment_binds_the_seed_and_does_not_depend_on_salts():
    """G2: it is published before anybody's salt is known."""
    plain, salted = zmova.deal(EXAMPLE, 4, 1), zmova.deal(EXAMPLE, 4, 1, salts=["x"])
    assert plain.commitment == salted.commitment == commitment(bytes.fromhex(plain.opened.seed))
    assert zmova.deal(EXAMPLE, 4, 2).commitment != plain.commitment
    assert plain.opened.seed not in plain.commitment


def test_later_rounds_come_from_the_seed_too():
    """G2: a match taken up again from its log throws the same dice."""
    table = zmova.deal(EXAMPLE, 5, 8)
    spy = [table.view(seat).mine.spy for seat in range(5)].index(True)
    table.play(table.view(None).table.dealer, {"type": "start"})
    table.play(spy, {"type": "reveal"})
    table.play(spy, {"type": "guess", "location": "bank"})
    again = zmova.replay(EXAMPLE, table.log)
    assert table.play(spy, {"type": "next"}) == again.play(spy, {"type": "next"})


def test_dice_have_no_state():
    """G2: the throw at a place of the log is the same whatever was thrown before."""
    dice = Dice(seed_from_number(3))
    first = dice.at(9).shuffled(range(20))
    dice.at(8).below(5)
    assert dice.at(9).shuffled(range(20)) == first
    assert dice.at(8).shuffled(range(20)) != first


def test_the_dice_of_a_refused_move_stay_unthrown():
    """G2, G5"""
    table = zmova.deal(EXAMPLE, 5, 8)
    before = table.throw().shuffled(range(20))
    with pytest.raises(zmova.Illegal):
        table.play(0, {"type": "next"})
    assert table.throw().shuffled(range(20)) == before


def test_every_game_has_a_version_in_its_log():
    """G2: a log is replayed by the rules that made it."""
    for name in zmova.games.names():
        assert zmova.deal(name, named(name).fewest, 1).opened.version == named(name).version
