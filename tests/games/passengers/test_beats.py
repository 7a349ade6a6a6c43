"""What must be seen stands for a moment before the next follows; secrets hold nobody up."""

from tests.games.passengers.playing import at_the_vote, cast, giving, phase, raven, seen
from zmova import Table
from zmova.table.event import Event
from zmova.table.offer import listed


def steps(table: Table, seat: int, **move: object) -> list[tuple[Event, int, str, list[int]]]:
    """At the end of each batch: what happened last, and when, the phase, and who has a duty."""
    found = []
    for batch in table.steps(seat, move):
        busy = [other for other in range(5) if listed(table.view(other).choices)]
        found.append((batch[-1], table.now, phase(table), busy))
    return found


def tags(found: list[tuple[Event, int, str, list[int]]]) -> list[str]:
    return [type(event).__name__ for event, *_ in found]


def test_the_open_votes_stand_before_the_next_round():
    """P20: nobody has anything to do meanwhile, and the clock starts afterwards."""
    table = at_the_vote(0, 2, 4, 3, 9, place_seconds=20)
    cast(table, raven=[0, 1, 2, 3])
    start = table.now
    found = steps(table, 4, type="vote", boat="wolf")
    assert tags(found) == ["Counted", "RoundBegan"]
    assert [busy for *_, busy in found] == [[], [seen(table).coin]]
    assert seen(table).phase.ends == start + 2500 + 20_000


def test_what_a_gift_shows_to_all_stands_before_the_next_is_called():
    """P13, P18"""
    table = giving("torch", gift_seconds=30)
    start = table.now
    found = steps(table, 0, type="gift", passenger=raven(0))
    assert tags(found) == ["Revealed", "CoinTaken", "VoteOpened"]
    assert [now - start for _, now, *_ in found] == [0, 1500, 3000]
    assert [busy for *_, busy in found] == [[], [], [0, 1, 2, 3, 4]]


def test_nobody_waits_for_what_one_seat_alone_may_see():
    """P18: a peek calls the next holder at once."""
    table = giving("hamsa-hand")
    assert tags(steps(table, 0, type="gift", passenger=raven(0))) == ["Called"]


def test_a_gift_in_view_is_done_until_the_next_is_called():
    """P13: nobody is waited for while its work is looked at."""
    table = giving("torch")
    for _ in table.steps(0, {"type": "gift", "passenger": raven(0)}):
        shown = seen(table).phase
        assert (phase(table), shown.gift, shown.done, shown.ends) == ("giving", "torch", True, None)
        break
