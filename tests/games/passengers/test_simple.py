"""The simple player of Passengers does as it says."""

import pytest

import zmova
from zmova.arena import play_match
from zmova.games import named
from zmova.games.passengers.arena.simple import own_card_first
from zmova.games.passengers.cards import FACTION
from zmova.games.passengers.events import Voted
from zmova.games.passengers.moves import Place
from zmova.table.move import Move
from zmova.table.table import Table
from zmova.table.whim import Whim

HANDS = [
    ["red soul", "blue soul", "green demon"],
    ["red demon", "green soul", "blue demon"],
    ["green soul", "red soul", "red demon"],
    ["yaesther", "blue soul", "green demon"],
    ["blue soul", "green soul", "blue demon"],
    ["green demon", "red soul", "red demon"],
]


def planned(table: Table, seat: int, seed: int) -> Move:
    plan = own_card_first(table.view(seat), Whim(seed))
    assert plan is not None
    return plan.move


@pytest.mark.parametrize("coin", range(6))
def test_it_places_a_card_of_its_faction_anywhere(coin):
    table = zmova.deal("passengers", 6, 1, stacked={"hands": HANDS, "coin": coin})
    moves = [planned(table, coin, seed) for seed in range(200)]
    assert all(type(move) is Place for move in moves)
    placed = {HANDS[coin][move.card] for move in moves if type(move) is Place}
    own = FACTION[table.state.first[coin]]
    assert placed == {card for card in HANDS[coin] if FACTION[card] == own}
    assert len({(move.boat, move.space) for move in moves if type(move) is Place}) == 10


def test_it_waits_when_nothing_is_asked_of_it():
    table = zmova.deal("passengers", 6, 1, stacked={"hands": HANDS, "coin": 2})
    assert own_card_first(table.view(3), Whim(1)) is None


@pytest.mark.parametrize("seed", range(10))
def test_it_votes_for_the_boat_of_its_card_or_against_it(seed):
    """Cards of its faction run out: then it votes for the other boat."""
    table = play_match(named("passengers"), [own_card_first] * 6, seed)
    again = Table.replay(table.game, table.log[:1])
    for_own = against = 0
    for event in table.log[1:]:
        if type(event) is Voted:
            mine = [
                (boat, one.card)
                for boat, row in again.state.boats.items()
                for one in row
                if one is not None and one.owner == event.seat
            ]
            boat, card = mine[0]
            suits = FACTION[card] == again.state.factions[event.seat]
            assert (event.boat == boat) == suits
            for_own, against = for_own + suits, against + (not suits)
        again.take([event])
    assert for_own
    assert against
