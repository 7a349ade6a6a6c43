"""What a table agrees on before the match: W14, W15, W25 and the limit of time (G6)."""

import pytest

import zmova
from tests.games.wink.playing import seen
from zmova import BadDeal
from zmova.games import named


def test_what_is_agreed_where_nobody_says_otherwise():
    """W14, W15, W25, G6"""
    fields = {"eyes", "signal", "note", "turn_seconds"}
    assert {*named("wink").options.__struct_fields__} == fields
    now = seen(zmova.deal("wink", 5, 1))
    assert (now.eyes, now.signal, now.note, now.phase.ends) == ("masks", "wink", None, None)


@pytest.mark.parametrize(
    "options",
    [
        {"eyes": "open"},
        {"eyes": None},
        {"eyes": True},
        {"signal": "cough"},
        {"signal": None},
        {"note": ""},
        {"note": " "},
        {"note": " a cough"},
        {"note": "a cough "},
        {"note": "a  cough"},
        {"note": "a\ncough"},
        {"note": "a\u202ecough"},
        {"note": "x" * 81},
        {"note": 7},
        {"turn_seconds": 4},
        {"turn_seconds": 601},
        {"turn_seconds": "60"},
        {"turn_seconds": 60.5},
        {"turn_seconds": True},
        {"cards": 5},
        {"dwell": 100},
    ],
    ids=lambda options: str(options)[:40],
)
def test_options_that_can_not_be_are_refused(options):
    """W14, W25, G6"""
    with pytest.raises(BadDeal) as caught:
        zmova.deal("wink", 5, 1, options)
    assert "options" in str(caught.value)


@pytest.mark.parametrize(
    "options",
    [
        {"eyes": "masks"},
        {"eyes": "real"},
        {"signal": "wink"},
        {"signal": "nod"},
        {"signal": "hand"},
        {"note": "x" * 80},
        {"note": "Кашель"},
        {"note": None},
        {"turn_seconds": 5},
        {"turn_seconds": 600},
        {"turn_seconds": None},
    ],
    ids=lambda options: str(options)[:40],
)
def test_options_at_their_bounds_are_taken(options):
    """W14, W15, W25, G6"""
    table = zmova.deal("wink", 5, 1, options)
    seconds = options.get("turn_seconds")
    assert seen(table).phase.ends == (None if seconds is None else seconds * 1000)
    for field in ("eyes", "signal", "note"):
        if field in options:
            assert getattr(seen(table), field) == options[field]


def test_a_new_room_has_a_limit_of_time():
    """G6"""
    house = dict(named("wink").room_options)
    assert house == {"turn_seconds": 60}
    assert seen(zmova.deal("wink", 5, 1, house)).phase.ends == 60_000
