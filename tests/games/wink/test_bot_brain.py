"""The bot plays by the rules, like a person, at every table; it sees what its gaze lets it see."""

from collections import Counter

import pytest

from tests.games.wink.playing import call, card, each_eyes, each_size, match_of, wink, winkable
from zmova import Table
from zmova.arena import Player, bot, drifter, play_match
from zmova.games.wink import GAME
from zmova.games.wink.bot import steward
from zmova.games.wink.events import Called, Caught, Looked, Named, TurnBegan, Winked
from zmova.games.wink.moves import Call, Name
from zmova.table.offer import is_offered
from zmova.table.plan import Plan
from zmova.table.view import View
from zmova.table.whim import Whim


def watched(persona: int) -> Player:
    def plan(view: View, whim: Whim) -> Plan | None:
        made = GAME.plan(view, whim, persona)
        if made is not None:
            assert is_offered(made.move, view.choices)
            assert 0 < made.seconds <= 12
        return made

    return plan


@each_size
@each_eyes
def test_every_move_is_taken_at_every_table(seats, eyes):
    """W14, W15: `play_match` fails on a move that the table refuses."""
    table = play_match(GAME, [watched(seat) for seat in range(seats)], seats, {"eyes": eyes})
    kinds = Counter(map(type, table.log))
    assert kinds[Called]
    assert kinds[Named]
    assert bool(kinds[Winked]) == bool(kinds[Looked]) == (eyes == "masks")
    assert table.now < 25 * 60_000


@pytest.mark.parametrize("seats", [4, 8])
def test_it_gets_on_with_anybody(seats):
    """With those who move at random, and in a hurry."""
    players = [watched(seat) if seat % 2 else drifter() for seat in range(seats)]
    assert play_match(GAME, players, 3, {"turn_seconds": 5}).over


def test_its_pace_is_a_person_s():
    """Looks last from 0.8 to a few seconds; it reacts to nothing at once."""
    seats = 6
    table = play_match(GAME, [bot(GAME, seat) for seat in range(seats)], 8)
    since, seen, turn = [0] * seats, [dict[int, int]() for _ in range(seats)], 0
    looks, turns = [], []
    for event in table.log:
        if type(event) is Looked:
            looks.append(event.at - since[event.seat])
            since[event.seat] = event.at
        elif type(event) is Winked:
            for seat in event.seen_by:
                seen[seat][event.agent] = event.at
        elif type(event) is Caught and event.agent in seen[event.seat]:
            assert event.at - seen[event.seat][event.agent] >= 800
        elif type(event) is TurnBegan:
            turns.append(event.at - turn)
            turn = event.at
    assert min(looks) >= 800
    assert 1200 < sum(looks) / len(looks) < 3000
    assert min(turns[1:]) >= 4000
    assert max(turns) <= 16_000  # names and then calls


def test_it_decides_the_same_however_often_it_is_asked():
    """Others' looks must not hurry it, nor must a wink that it did not see."""
    table = winkable()
    table.wait(0.4)
    before = [GAME.plan(table.view(seat), Whim(1, place=1), 5) for seat in range(5)]
    again = [GAME.plan(table.view(seat), Whim(1, place=2), 5) for seat in range(5)]
    assert before == again
    wink(table, 2)  # nobody looks there but seat 1, who looks at 3
    after = [GAME.plan(table.view(seat), Whim(1, place=3), 5) for seat in range(5)]
    assert [after[seat] for seat in (1, 3, 4)] == [before[seat] for seat in (1, 3, 4)]


def test_faces_play_in_their_own_ways_and_a_match_can_be_repeated():
    def log(first: int) -> list[object]:
        return list(play_match(GAME, [bot(GAME, first + seat) for seat in range(4)], 2).log)

    assert log(0) == log(0)
    assert log(0) != log(7)


def test_it_has_nothing_to_do_where_it_does_not_play():
    table = match_of(4)
    assert GAME.plan(table.view(None), Whim(0)) is None
    over = play_match(GAME, [bot(GAME, seat) for seat in range(4)], 1)
    assert GAME.plan(over.view(0), Whim(0)) is None


def test_a_steward_takes_the_turn_and_does_nothing_else():
    """G6: no look, no wink, no catch; it names too, or a sleeping table would never end."""
    table = match_of(4)
    taken = set()
    for _ in range(40):
        view = table.view(table.view(None).table.phase.seat)
        move = steward(view, Whim(0))
        taken.add(type(move))
        assert move in view.choices
        table.play(view.me, move)  # type: ignore[arg-type]
    assert taken == {Call, Name}


def test_eyes_go_where_winks_may_be():
    """A caller looks at those who look back, more than at others; seat 7 does from the start."""
    table = match_of(8)
    call(table, card(8, 4))
    for seat in (2, 3):
        table.play(seat, {"type": "look", "player": 0})
    looked: Counter[int] = Counter()
    for moment in range(0, 9000, 30):
        later = Table.replay(GAME, table.log)
        later.wait(moment / 1000)
        later.play(0, {"type": "look", "player": 5})
        plan = GAME.plan(later.view(0), Whim(0), 3)
        assert plan is not None
        looked[plan.move.player] += 1  # type: ignore[attr-defined]
    assert {seat for seat, _ in looked.most_common(3)} == {2, 3, 7}
    assert len(looked) == 6
