"""What the bot believes of who holds a number."""

from random import Random

import pytest

from tests.games.wink.playing import (
    AGENTS,
    HAND,
    call,
    card,
    catch,
    each_size,
    match_of,
    wink,
    winkable,
)
from zmova import Table
from zmova.arena import Player, bot, play_match
from zmova.bots.persona import Persona
from zmova.games.wink import GAME
from zmova.games.wink.bot.belief import Odds, fitted, odds
from zmova.games.wink.bot.scene import Scene
from zmova.table.plan import Plan
from zmova.table.view import View
from zmova.table.whim import Whim

SHARP = Persona(bold=0.5, frank=0.5, quick=1.0)


def believed(table: Table, seat: int) -> Odds:
    return odds(Scene(table.view(seat), SHARP, Whim(0)))


@each_size
def test_before_anything_happens_every_other_seat_is_as_likely(seats):
    """W2"""
    rows = believed(match_of(seats), 0)
    assert sorted(rows) == list(range(HAND[seats] + 1, AGENTS[seats] + 1))
    for row in rows.values():
        assert row == pytest.approx([0.0, *[1 / (seats - 1)] * (seats - 1)])


def test_nobody_holds_what_they_called_or_tried_to_catch():
    """W10, W18, W20"""
    table = match_of(5)
    agent = card(5, 3)
    call(table, agent)
    assert believed(table, 1)[agent][0] == 0
    assert believed(table, 1)[agent][2] > 0
    catch(table, 2, 4, agent)
    row = believed(table, 1)[agent]
    assert row[3] == pytest.approx(1)
    assert sum(row) == pytest.approx(1)


def test_a_small_hand_is_less_likely_to_hold_it():
    rows = fitted(tuple((agent, 0b1110) for agent in range(9)), (0, 1, 3, 5))
    assert rows[4] == pytest.approx([0, 1 / 9, 3 / 9, 5 / 9])


def test_what_is_known_of_one_number_tells_of_the_others():
    """Two cards between two seats: who has no room for one of them holds the other."""
    rows = fitted(((1, 0b110), (2, 0b100)), (0, 1, 1))
    assert rows[1] == pytest.approx([0, 1, 0], abs=0.1)


def test_every_number_is_somewhere_and_every_hand_is_full():
    whim = Random(4)
    deal = [seat for seat in range(1, 6) for _ in range(4)]
    whim.shuffle(deal)
    masks = [(1 << holder) | whim.getrandbits(6) & 0b111110 for holder in deal]
    rows = fitted(tuple(enumerate(masks)), (9, 4, 4, 4, 4, 4))
    for row, mask in zip(rows.values(), masks, strict=True):
        assert sum(row) == pytest.approx(1)
        assert all(chance == 0 for seat, chance in enumerate(row) if not mask >> seat & 1)
    for seat in range(1, 6):
        assert sum(row[seat] for row in rows.values()) == pytest.approx(4, abs=0.25)


def test_a_wink_proves_who_holds_the_number_to_those_who_saw_it():
    """W13, W15"""
    noticed = 0
    for moment in range(40):
        table = winkable()
        table.play(3, {"type": "look", "player": 2})
        table.wait(0.4 + moment / 1000)
        before = believed(table, 1)
        wink(table, 2)
        row = believed(table, 3)[card(5, 2)]
        noticed += row[2] == 1
        assert believed(table, 1) == before  # who looked elsewhere
    assert 20 < noticed < 40  # now and then it is taken for a blink


def test_it_is_never_sure_of_what_is_not_so():
    """Whatever it saw at any moment of whole matches."""
    checked = 0

    def careful(persona: int) -> Player:
        inner = bot(GAME, persona)

        def plan(view: View, whim: Whim) -> Plan | None:
            nonlocal checked
            for agent, row in odds(Scene(view, SHARP, whim)).items():
                checked += 1
                assert row[holders[agent]] > 0, (agent, row)
            return inner(view, whim)

        return plan

    for seats, seed in ((4, 1), (6, 2)):
        dealt = Table.deal(GAME, seats, seed).state.hands
        holders = {agent: seat for seat, hand in enumerate(dealt) for agent in hand}
        play_match(GAME, [careful(seat) for seat in range(seats)], seed)
    assert checked > 10_000
