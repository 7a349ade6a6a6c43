"""A match that is played on without one of its gifts."""

import pytest

from zmova.arena import drifter, play_match
from zmova.arena.match import Player
from zmova.games.passengers import GAME
from zmova.games.passengers.arena.forks import fork, pass_over, waits
from zmova.games.passengers.events import Called, Skipped, Used, VoteOpened
from zmova.table.offer import listed
from zmova.table.table import Table

EVERY_SET: list[tuple[int, dict[str, str]]] = [
    (4, {}),
    (6, {"gifts": "I"}),
    (6, {"gifts": "II"}),
    (7, {"gifts": "III"}),
]


def drifters(seats: int) -> list[Player]:
    return [drifter()] * seats


@pytest.mark.parametrize(("seats", "options"), EVERY_SET)
@pytest.mark.parametrize("seed", range(5))
def test_any_gift_can_be_passed_over_as_if_it_had_no_target(seats, options, seed):
    """P13: everyone is told, and the next holder's turn comes."""
    log = play_match(GAME, drifters(seats), seed, options).log
    for at, event in enumerate(log):
        if type(event) is not Used:
            continue
        before = Table.replay(GAME, log[:at])
        now, earlier = before.now, len(before.state.uses)
        events = pass_over(before, event)
        assert events[0] == Skipped(now, event.seat, event.number)
        assert type(events[-1]) in (Called, VoteOpened)
        use = before.state.uses[earlier]
        assert (use.seat, use.number, use.skipped) == (event.seat, event.number, True)
        if type(events[-1]) is Called:
            assert events[-1].number > event.number


def test_a_fork_is_the_same_match_up_to_the_gift_and_plays_to_the_end():
    found = [
        fork(play_match(GAME, drifters(6), seed), lambda: drifters(6), f"whims {seed}")
        for seed in range(40)
    ]
    gifts = {one.what for one in found if one is not None}
    assert len(gifts) > 5
    assert "canteen" not in gifts
    assert {one.holder for one in found if one} == {"souls", "demons", "yaesther"}


def test_a_fork_follows_from_its_whims_alone():
    table = play_match(GAME, drifters(5), 3)
    once = fork(table, lambda: drifters(5), "whims")
    assert once == fork(table, lambda: drifters(5), "whims")
    others = {fork(table, lambda: drifters(5), f"other {n}") for n in range(20)}
    assert len(others) > 1


def test_what_only_tells_something_changes_nothing_for_those_who_do_not_listen():
    """The two forks share their whims, so that all the difference is the gift's."""
    quiet = {"chromatis", "lantern", "hamsa-hand", "torch", "hush"}
    for seed in range(60):
        one = fork(play_match(GAME, drifters(6), seed), lambda: drifters(6), f"{seed}")
        if one is not None and one.what in quiet:
            assert one.again == one.without


def test_the_table_waits_after_all_that_a_gift_brought_about():
    log = play_match(GAME, drifters(6), 1).log
    for at, event in enumerate(log):
        if waits(event):
            state = Table.replay(GAME, log[: at + 1]).state
            assert any(listed(GAME.offers(state, seat)) for seat in range(6))
