"""Rules change; a match stays with those that it was dealt by."""

from dataclasses import replace
from typing import get_args

import pytest

from tests.table.toy import STONES, Take, Took
from zmova.table.event import Event
from zmova.table.illegal import BadDeal
from zmova.table.table import Table


def takes_all(state, seat, move, now, throw):
    return [Took(now, seat, state.laid)]


NOW = replace(STONES, version="2", earlier={"1": {"decide": takes_all}})
THEN = NOW.by_rules("1")


def test_a_match_is_replayed_and_goes_on_by_the_rules_that_it_was_dealt_by():
    then, now = Table.deal(THEN, 2, 7), Table.deal(NOW, 2, 7)
    assert (then.opened.version, now.opened.version) == ("1", "2")
    again = Table.replay(NOW, then.log)
    again.play(0, Take(1))
    now.play(0, Take(1))
    assert again.over
    assert not now.over


def test_rules_that_nobody_knows_any_more_deal_nothing():
    assert [NOW.knows_rules(version) for version in "012"] == [False, True, True]
    with pytest.raises(BadDeal, match="no rules 0; there are: 1, 2"):
        Table.replay(NOW, Table.deal(replace(STONES, version="0"), 2, 7).log)


class Sighed(Event, frozen=True, tag="sighed"):
    """What only the rules of version 1 know."""


def test_a_log_is_read_with_the_events_of_earlier_rules_too():
    now = replace(STONES, earlier={"1": {"events": STONES.events | Sighed}, "0": {}})
    assert {*get_args(now.logged)} == {*get_args(STONES.events), Sighed}
    assert STONES.logged == STONES.events
