"""Talk: free (G4), heard by its audience alone (G3)."""

from typing import Any

import pytest

import zmova
from tests.facts import EXAMPLE
from tests.table.toy import STONES
from zmova import Illegal, Table
from zmova.table.table import MOST_LINES
from zmova.table.talk import LONGEST


def at_the_heap() -> Table:
    return Table.deal(STONES, 4, 1)


def say(table: Table, seat: int, /, **words: Any) -> None:
    table.play(seat, {"type": "say", **words})


def heard(table: Table, viewer: int | None) -> list[str | None]:
    return [line.text for line in table.talk(viewer)]


def test_what_is_said_to_all_everybody_hears():
    """G4: onlookers too."""
    table = at_the_heap()
    say(table, 1, text="Я не шпигун!")
    for viewer in (None, 0, 1, 2, 3):
        assert heard(table, viewer) == ["Я не шпигун!"]


@pytest.mark.parametrize(("to", "hearers"), [("team", {0, 1}), ("whisper", {0, 2})])
def test_what_is_said_to_some_the_others_do_not_hear(to, hearers):
    """G3: neither the words nor that anything was said."""
    table = at_the_heap()
    say(table, 0, text="hush", to=to)
    (event,) = table.log[2:]
    for viewer in (None, 0, 1, 2, 3):
        hears = viewer in hearers
        assert heard(table, viewer) == (["hush"] if hears else [])
        assert (table.notice(event, viewer) is not None) == hears


def test_nobody_talks_to_an_audience_that_the_game_does_not_grant():
    """G5"""
    table = at_the_heap()
    with pytest.raises(Illegal, match="no-such-audience"):
        say(table, 1, text="psst", to="whisper")


def test_the_hushed_do_not_talk():
    """G4"""
    table = at_the_heap()
    with pytest.raises(Illegal, match="hushed"):
        say(table, 3, text="but")


def test_players_may_say_anything_true_or_not():
    """G4: the innocent call themselves spies; it changes nothing but the talk."""
    table = zmova.deal(EXAMPLE, 4, 1, stacked={"spy": 1})
    before = zmova.encode(table.state)
    for seat in range(4):
        say(table, seat, text="I am the spy")
    assert zmova.encode(table.state) == before
    assert [(line.seat, line.text) for line in table.talk(None)] == [
        (seat, "I am the spy") for seat in range(4)
    ]


def test_a_quick_phrase_is_heard_as_a_phrase():
    """G4: each device shows it in its own language."""
    table = at_the_heap()
    say(table, 1, phrase="who-is-it")
    (line,) = table.talk(2)
    assert (line.phrase, line.text) == ("who-is-it", None)


@pytest.mark.parametrize(
    "words",
    [
        {},
        {"text": None},
        {"text": ""},
        {"text": " \n\u200b\u202e"},
        {"text": "x" * (LONGEST + 1)},
        {"text": 5},
        {"text": "both", "phrase": "both"},
        {"phrase": "Not A Phrase"},
        {"phrase": ""},
        {"text": "x", "to": "moon"},
        {"text": "x", "seat": 2},
    ],
    ids=str,
)
def test_nothing_said_is_nothing_heard(words):
    """G5"""
    table = at_the_heap()
    before = zmova.encode([table.log, table.state])
    with pytest.raises(Illegal):
        say(table, 1, **words)
    assert zmova.encode([table.log, table.state]) == before


def test_talk_is_tidied_before_anybody_reads_it():
    """G4: free words, but none that break the page of another."""
    table = at_the_heap()
    say(table, 1, text=" one\n\u202etwo\ud800 ")
    assert heard(table, 0) == ["one two"]
    assert zmova.encode(table.log)


def test_the_latest_lines_come_oldest_first():
    """G4"""
    table = at_the_heap()
    for number in range(150):
        say(table, 1, text=str(number))
    assert heard(table, 0) == [str(number) for number in range(50, 150)]
    assert [line.text for line in table.talk(0, last=2)] == ["148", "149"]


def test_talk_knows_when_it_was_said():
    table = at_the_heap()
    table.wait(12.5)
    say(table, 1, text="late")
    assert table.talk(0)[0].at == 12_500


def test_who_has_said_far_too_much_is_silent_and_nobody_else():
    """G3: what others said, and to whom, makes no difference; a log read anew counts the same."""
    table = at_the_heap()
    for _ in range(MOST_LINES):
        say(table, 0, phrase="hm", to="team")
    for one in (table, Table.replay(STONES, table.log)):
        with pytest.raises(Illegal, match="too-much-talk"):
            say(one, 0, phrase="hm")
        say(one, 1, phrase="hm")
