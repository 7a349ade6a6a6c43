"""Another signal than a wink: W25."""

import pytest

import zmova
from tests.games.wink.playing import (
    call,
    card,
    each_eyes,
    everybody,
    happened,
    match_of,
    refuses,
    seen,
    watch,
    wink,
)


@pytest.mark.parametrize("signal", ["wink", "nod", "hand"])
@each_eyes
def test_everybody_sees_what_was_agreed(signal, eyes):
    """W25"""
    table = match_of(5, signal=signal, eyes=eyes, note="Two fingers at the ear")
    for viewer in everybody(table):
        assert table.view(viewer).table.signal == signal
        assert table.view(viewer).table.note == "Two fingers at the ear"


def test_a_wink_it_is_where_nothing_else_was_agreed():
    """W25"""
    table = zmova.deal("wink", 5, 1)
    assert (seen(table).signal, seen(table).note) == ("wink", None)


@pytest.mark.parametrize("signal", ["nod", "hand"])
def test_with_masks_the_same_move_gives_it(signal):
    """W15, W25: what changes is how it is drawn."""
    table = match_of(5, signal=signal)
    call(table, card(5, 2))
    watch(table, 2, 0)
    wink(table, 2)
    assert len(happened(table, "winked")) == 1


def test_with_real_eyes_it_is_a_note_and_no_move():
    """W14, W25"""
    table = match_of(5, signal="nod", eyes="real")
    call(table, card(5, 2))
    assert refuses(table, 2, "wink") == "real-eyes"
