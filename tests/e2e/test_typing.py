"""Somebody is in the middle of a remark when the turn comes: nothing is pressed, shown or lost."""

from collections.abc import Callable

import pytest

from tests.e2e.habits import each_without
from tests.e2e.person import Person
from tests.e2e.writing import Writer, rests

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(240)]


@each_without("test_typing")
def test_a_remark_goes_on_when_the_turn_comes(person: Callable[..., Person], game: str):
    me = person("Keys", lang="en")
    writer = Writer(me, game)
    writer.box_at_hand()
    moves, looks = writer.moves(), me.page.evaluate("looked")
    writer.writes_until_the_turn()
    assert writer.moves() == moves
    assert me.page.evaluate("looked") == looks
    rests(me)
    assert writer.draft() == writer.typed
    assert me.troubles == []
