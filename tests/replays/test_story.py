"""Every game can be told in words, in both languages, to everybody who was there."""

import re
from functools import partial
from itertools import chain
from typing import Any, get_args

import pytest

import zmova
from tests.facts import facts_of, seats_of
from tests.properties.oracle import oracle_of
from tests.properties.playing import Match
from tests.replays.fixtures import LANGS
from tests.replays.matches import played
from zmova.games import named
from zmova.games.wink.events import Caught, Named
from zmova.replays.catalogue import catalogue
from zmova.replays.telling import heading, line, outcome, seat_name, story
from zmova.table.seat import Viewer
from zmova.table.story import Scene
from zmova.table.told import tell

TOO_SHORT = "phrases <game>-story-<tag> are missing, or facts.py: length"
each_game = pytest.mark.parametrize("game", zmova.games.names())
each_language = pytest.mark.parametrize("lang", LANGS)


def notice_types(game: str) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(named(game).shapes["Notice"])}


def never_told(game: str) -> set[str]:
    """The kinds of notices that became no sentence in both languages.

    Random matches go on until everything that can happen has happened."""
    missing = notice_types(game) - facts_of(game).silent
    oracle = oracle_of(game)
    for seed in range(60):
        match = Match(lambda: named(game), oracle, seed)
        viewers: list[Viewer] = [None, *range(match.table.opened.seats)]
        for events in chain([match.table.log], (events for _, events in match)):
            for viewer in viewers:
                missing -= told_in_both(match.table, events, viewer, missing)
            if not missing:
                return missing
    return missing


def told_in_both(
    table: zmova.Table, events: list[Any], viewer: Viewer, kinds: set[str]
) -> set[str]:
    """Which of these kinds of notices became a whole sentence in each language."""
    told = set()
    for event in events:
        notice = table.notice(event, viewer)
        kind = "" if notice is None else str(notice.__struct_config__.tag)
        if notice is None or kind not in kinds:
            continue
        view, texts = table.view(viewer), []
        for lang in LANGS:
            words = catalogue(lang)
            scene = Scene(view, words, partial(seat_name, words=words))
            texts.append(line(table.game.name, notice, scene))
        assert (texts[0] is None) == (texts[1] is None)
        if texts[0] and texts[1]:
            assert texts[0] != texts[1]
            assert not re.search(r"[{}]|None", f"{texts}")
            told.add(kind)
    return told


@each_game
@each_language
def test_a_whole_match_is_told_to_everybody(game, lang):
    match, words = played(game, seed=3), catalogue(lang)
    viewers: list[Viewer] = [None, *range(seats_of(game))]
    for viewer in viewers:
        told = list(story(match, viewer, words))
        assert len(told) >= facts_of(game).length, TOO_SHORT
        assert [one.at for one in told] == sorted(one.at for one in told)
        assert heading(match, viewer, words)[0] == words(f"game-{game}")
    assert words.listed([seat_name(0, words)])[:-1] in (outcome(match, words) or "")


def test_a_wink_is_told_to_those_alone_who_saw_it():
    """W15"""
    match, words = played("wink", seed=2), catalogue("en")
    winks = [e for step in match.steps for e in step.events if e["type"] == "winked"]
    assert winks
    said = re.compile(r"winks|Your sign is given|your sign", re.IGNORECASE)
    count = {
        viewer: sum(
            bool(said.search(text)) for told in story(match, viewer, words) for text in told.lines
        )
        for viewer in (None, 0, 1, 2, 3)
    }
    assert count[None] == 0
    for seat in range(4):
        saw = [w for w in winks if seat == w["seat"] or seat in w["seen_by"]]
        assert count[seat] == len(saw)


@each_language
def test_what_went_right_is_told_otherwise_than_what_went_wrong(lang):
    """W7, W8, W19"""
    words, view = catalogue(lang), zmova.deal("wink", 4, 1).view(None)
    scene = Scene(view, words, partial(seat_name, words=words))
    deeds = [
        Named(0, 0, 5, player=1, holder=1),
        Named(0, 0, 5, player=1, holder=2),
        Caught(0, 0, 5, caller=2, player=1, right=True),
        Caught(0, 0, 5, caller=2, player=1, right=False),
    ]
    notices = [tell(deed, None) for deed in deeds]
    assert len({line("wink", notice, scene) for notice in notices if notice}) == len(deeds)


@pytest.mark.parametrize(
    ("count", "uk", "en"),
    [
        (0, "", ""),
        (1, "А", "А"),
        (2, "А і Б", "А and Б"),
        (3, "А, Б і В", "А, Б, and В"),
    ],
)
def test_names_are_listed_as_the_language_does(count, uk, en):
    names = ["А", "Б", "В"][:count]
    assert [catalogue(lang).listed(names) for lang in LANGS] == [uk, en]
