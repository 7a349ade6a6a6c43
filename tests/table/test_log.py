"""The log is the match: a replay of it is an equal table, in this process or another."""

import msgspec
import pytest

import zmova
from tests.facts import EXAMPLE
from tests.table.toy import STONES
from zmova import BadDeal, Table


def played() -> Table:
    options = {"rounds": 2, "minutes": 1, "turn_seconds": 7}
    table = zmova.deal(EXAMPLE, 4, 3, options, {"spy": 1}, ["salt", "сіль"])
    table.play(2, {"type": "say", "text": "Гайда!"})
    table.wait(200)
    return table


def test_a_replay_is_an_equal_table():
    """G2"""
    table = played()
    again = zmova.replay(EXAMPLE, table.log)
    assert again == table
    assert zmova.encode([again.log, again.state]) == zmova.encode([table.log, table.state])


def test_a_log_goes_through_json_and_comes_back():
    """G2"""
    table = played()
    raw = msgspec.json.decode(zmova.encode(table.log))
    assert raw[0]["type"] == "opened"
    log = zmova.read_log(EXAMPLE, raw)
    assert log == table.log
    assert zmova.replay(EXAMPLE, log) == table
    assert zmova.replay(EXAMPLE, log).talk(0) == table.talk(0)


def test_a_log_with_something_else_in_it_is_not_read():
    """G5"""
    raw = msgspec.json.decode(zmova.encode(played().log))
    with pytest.raises(msgspec.ValidationError):
        zmova.read_log(EXAMPLE, [*raw, {"type": "earthquake", "at": 1}])


def test_a_log_begins_with_its_opening():
    """G5"""
    log = played().log
    for wrong in ([], log[1:]):
        with pytest.raises(BadDeal, match="opening"):
            zmova.replay(EXAMPLE, wrong)


def test_tables_differ_when_their_logs_do():
    """G2"""
    one, other = played(), played()
    assert one == other
    other.play(0, {"type": "say", "text": "x"})
    assert one != other
    assert one != "a table"


def test_a_replay_plays_on():
    """G2: a restart in the middle changes nothing."""
    whole = Table.deal(STONES, 3, 6, {"seconds": 20})
    whole.wait(30)
    again = Table.replay(whole.game, list(whole.log))
    whole.wait(500)
    again.wait(500 - (again.now - 30_000) / 1000)
    assert again == whole
    assert whole.over


def test_the_opening_is_told_to_nobody():
    """G3: it holds the seed and what was stacked."""
    table = played()
    for viewer in (None, 0, 1, 2, 3):
        assert table.notice(table.log[0], viewer) is None
        assert table.opened.seed.encode() not in zmova.encode(table.view(viewer))
