"""A match watched again shows each viewer what it was shown, and nothing of a match in play."""

import json
from functools import cache
from typing import Any

import msgspec
import pytest

import zmova
from tests.audit import Expected
from tests.facts import EXAMPLE, others, seats_of
from tests.replays.matches import plain, played
from zmova.replays import pages
from zmova.replays.moments import Unwatchable, moments
from zmova.replays.pages import minds_pages, moments_pages
from zmova.store.export import Export
from zmova.table.delta import apply
from zmova.table.seat import Viewer

ANOTHER = others()[0]

match_of = cache(played)
each_game = pytest.mark.parametrize("game", zmova.games.names())


def viewers(game: str) -> list[Viewer]:
    return [None, *range(seats_of(game))]


@each_game
def test_the_moments_of_a_viewer_are_what_its_line_would_carry(game):
    """G3: step for step what the audit of real sockets expects, for every seat and an onlooker."""
    match = match_of(game)
    for viewer in viewers(game):
        expected = Expected(plain(match), viewer)
        first, *later = moments(match, viewer)
        assert plain(first.view) == expected.views[0]
        told = [
            (update["notices"], view)
            for update, view in zip(expected.updates[1:], expected.views[1:], strict=True)
            if update["notices"]
        ]
        assert [(plain(moment.notices), plain(moment.view)) for moment in later] == told


def unfolded(match: Export, viewer: Viewer) -> list[tuple[int, Any]]:
    """As a page puts it together: the view after each step that the viewer was told of."""
    view: Any = None
    views = []
    for page in map(plain, moments_pages(match, viewer)):
        view = page["view"] or view
        for change in page["moments"]:
            mine = view["mine"] and apply(view["mine"], change.get("mine", {}))
            choices = change.get("choices")
            view = {
                "me": view["me"],
                "table": apply(view["table"], change.get("table", {})),
                "mine": mine,
                "choices": view["choices"] if choices is None else choices,
            }
            views.append((change["step"], view))
    return views


@each_game
def test_pages_of_any_length_unfold_to_the_same_views(game, monkeypatch):
    match = match_of(game)
    for viewer in (None, 0, seats_of(game) - 1):
        whole = [(moment.step, plain(moment.view)) for moment in moments(match, viewer)]
        for longest in (7, 600):
            monkeypatch.setattr(pages, "LONGEST", longest)
            assert unfolded(match, viewer) == whole


@each_game
def test_what_each_seat_knew_is_what_its_view_said(game, monkeypatch):
    match = match_of(game)
    monkeypatch.setattr(pages, "LONGEST", 50)
    minds: list[Any] = []
    known: dict[tuple[int, int], Any] = {}
    for page in map(plain, minds_pages(match)):
        minds = page["minds"] or minds
        for turn in page["turns"]:
            minds[turn["seat"]] = apply(minds[turn["seat"]], turn["mine"])
            known[turn["step"], turn["seat"]] = json.dumps(minds[turn["seat"]])
    changed = 0
    for seat in range(seats_of(game)):
        for moment in moments(match, seat):
            if (moment.step, seat) in known:
                changed += 1
                assert json.loads(known[moment.step, seat]) == plain(moment.view.mine)
    assert changed > seats_of(game)


@each_game
def test_a_page_stays_small(game):
    """Bytes, unpacked, of the longest page of any viewer."""
    for viewer in viewers(game):
        page = next(moments_pages(match_of(game), viewer))
        assert len(msgspec.json.encode(page)) < 400_000


def test_a_match_of_other_rules_is_not_shown():
    other = msgspec.structs.replace(match_of(ANOTHER), version="0")
    with pytest.raises(Unwatchable, match="rules 0"):
        next(moments_pages(other, None))


@pytest.mark.parametrize("forged", ["none", "no opening", "of another game", "nonsense"])
def test_a_log_that_no_match_made_is_refused_with_a_reason(forged):
    steps: dict[str, Any] = {
        "none": [],
        "no opening": plain(match_of(ANOTHER).steps[1:]),
        "of another game": plain(match_of(EXAMPLE).steps),
        "nonsense": [{"at": 0, "events": [{}]}],
    }
    match = msgspec.convert({**plain(match_of(ANOTHER)), "steps": steps[forged]}, Export)
    with pytest.raises(Unwatchable, match=r"\w"):
        list(moments(match, None))
