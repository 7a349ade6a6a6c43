"""Both teams persuade the driver: T8."""

from typing import Any

import pytest

from tests.games.trolley.playing import (
    as_json,
    everybody,
    match_of,
    phase,
    pin,
    refusal,
    ride,
    seen,
    spot,
    steer,
    told,
    until,
)
from zmova import Table
from zmova.games.trolley.reasons import REASONS


def argument(target: dict[str, Any], reason: str = "so-cute", **more: Any) -> dict[str, Any]:
    return {"type": "argue", "target": target, "reason": reason, **more}


def arguing(seats: int = 5, **options: Any) -> Table:
    return until(match_of(seats, **options), "arguing")


def test_only_the_driver_has_a_move_and_may_make_it_at_any_moment():
    """T8, T9"""
    table = arguing()
    levers = [{"type": "steer", "track": "left"}, {"type": "steer", "track": "right"}]
    assert as_json(table.moves(0)) == levers
    assert [table.moves(seat) for seat in range(1, 5)] == [[]] * 4
    table.wait(179.999)
    assert phase(table) == "arguing"
    steer(table, "right")
    assert seen(table).round == 2


def test_three_minutes_unless_agreed_otherwise():
    """T8"""
    table = arguing()
    assert seen(table).phase.ends == table.now + 180_000
    hasty = arguing(argue_seconds=30)
    assert seen(hasty).phase.ends == hasty.now + 30_000
    endless = arguing(argue_seconds=None)
    assert seen(endless).phase.ends is None
    endless.wait(10_000_000)
    assert (phase(endless), seen(endless).round) == ("arguing", 1)


def test_everybody_hears_an_argument():
    """T8"""
    table = arguing()
    said = argument(spot("right", 1), "had-a-life", wording=2)
    table.play(2, said)
    card = seen(table).tracks.right[1].card
    meant = {"seat": 2, "target": spot("right", 1), "reason": "had-a-life", "wording": 2}
    about = {**meant, "card": card}
    for viewer in everybody(table):
        said = {"type": "argued", **about, "modifier": None, "pin": None}
        assert told(table, viewer)[-1] == said
    (kept,) = as_json(seen(table).arguments)
    assert kept == about


@pytest.mark.parametrize("reason", REASONS)
def test_each_reason_may_be_given_by_both_teams_for_both_tracks(reason):
    """T8, G4: free talk is free, whether it is true or not."""
    table = arguing()
    for seat in (1, 4, 3, 2, 1):
        for name in ("left", "right"):
            for place in range(3):
                table.play(seat, argument(spot(name, place), reason))
    assert len(seen(table).arguments) == 30
    assert {one.reason for one in seen(table).arguments} == {reason}


def test_each_tag_speaks_for_sparing_and_for_running_over():
    """T8: the lead that bots follow."""
    causes: dict[str, set[str]] = {}
    for cause, tag in REASONS.values():
        causes.setdefault(tag, set()).add(cause)
    assert len(causes) == 7
    assert all(both == {"spare", "hit"} for both in causes.values())


def test_arguments_stay_in_their_order_and_go_with_their_round():
    """T8"""
    table = arguing(pause_seconds=10)
    said = [(1, "so-many"), (3, "so-few"), (1, "so-young")]
    for seat, reason in said:
        table.play(seat, argument(spot("left"), reason))
    assert [(one.seat, one.reason) for one in seen(table).arguments] == said
    steer(table, "left")
    (verdict,) = seen(table).verdicts
    assert [(one.seat, one.reason) for one in verdict.arguments] == said
    table.wait(10)
    assert seen(table).arguments == []
    ride(table, "left")
    assert [len(one.arguments) for one in seen(table).verdicts] == [3, 0]


def test_an_argument_may_be_about_a_modifier():
    """T8"""
    table = until(match_of(5), "modifying")
    pin(table, 2, 0, spot("right", 2))
    pin(table, 4, 0, spot("right", 2))
    for number in (0, 1):
        table.play(1, argument(spot("right", 2), modifier=number))
    assert [one.modifier for one in seen(table).arguments] == [0, 1]
    assert refusal(table, 1, argument(spot("right", 2), modifier=2)) == "no-such-card"
    assert refusal(table, 1, argument(spot("right", 1), modifier=0)) == "no-such-card"


def test_what_there_is_to_speak_of_is_on_offer_to_all_but_the_driver():
    """T8: as a description; nobody has to speak, so it is no move that anybody owes."""
    table = until(match_of(5), "modifying")
    pin(table, 2, 0, spot("right", 2))
    pin(table, 4, 0, spot("right", 2))
    for seat in range(1, 5):
        offer = {"type": "argue", "left": [0, 0, 0], "right": [0, 0, 2]}
        assert as_json(table.view(seat).choices) == [offer]
        assert table.moves(seat) == []


def test_an_argument_is_about_somebody_on_the_tracks():
    """T8, T10, G5"""
    table = arguing(3, sizes=(120, 1, 150))
    assert refusal(table, 1, argument(spot("left", 2))) == "nobody-there"
    table.play(1, argument(spot("right", 2)))


@pytest.mark.parametrize(
    "move",
    [
        argument(spot("left"), "because"),
        argument(spot("left", 3)),
        argument(spot("up")),
        argument(spot("left"), modifier=-1),
        argument(spot("left"), modifier=41),
        argument(spot("left"), modifier="0"),
        argument(spot("left"), wording=-1),
        argument(spot("left"), wording=21),
        argument(spot("left"), text="He is my cousin"),
        {"type": "argue", "target": spot("left")},
        {"type": "argue", "reason": "so-cute"},
        {"type": "steer"},
        {"type": "steer", "track": "middle"},
        {"type": "steer", "track": None},
        {"type": "steer", "track": "left", "driver": 0},
    ],
    ids=str,
)
def test_another_shape_is_refused(move):
    """T8, T9, G5"""
    table = arguing()
    for seat in range(5):
        assert refusal(table, seat, move) == "not-a-move"


def test_the_driver_is_persuaded_and_does_not_persuade():
    """T8, T9"""
    table = arguing()
    assert refusal(table, 0, argument(spot("left"))) == "you-drive"
    for seat in range(1, 5):
        for name in ("left", "right"):
            assert refusal(table, seat, {"type": "steer", "track": name}) == "not-the-driver"


def test_while_they_argue_no_card_is_played():
    """T8, G5"""
    table = arguing()
    for move in (
        {"type": "innocent", "card": 0},
        {"type": "guilty", "card": 0},
        {"type": "modifier", "card": 0, "target": spot("left")},
        {"type": "pass"},
    ):
        for seat in range(5):
            assert refusal(table, seat, move) == "argument-on"


def test_talk_does_not_fill_the_disk():
    """T8, G6: two hundred arguments of a seat in a match, then free talk is left."""
    table = arguing()
    for _ in range(150):
        table.play(2, argument(spot("left")))
    steer(table, "left")
    until(table, "arguing")
    for _ in range(50):
        table.play(2, argument(spot("left")))
    assert refusal(table, 2, argument(spot("left"))) == "too-much-talk"
    assert table.view(2).choices == []
    table.play(3, argument(spot("left")))
    table.play(2, {"type": "say", "text": "And another thing"})


def test_an_argument_costs_no_time():
    """T8"""
    table = arguing()
    ends = seen(table).phase.ends
    table.wait(100)
    table.play(1, argument(spot("left")))
    assert seen(table).phase.ends == ends
