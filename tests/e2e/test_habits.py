"""A move that a screen offers is found on it by its JSON, and made by a tap."""

from collections.abc import Callable

import pytest

from tests.e2e.habits import Habits
from tests.e2e.person import Person

pytestmark = pytest.mark.e2e
PAGE = """
<button data-move='{"type":"flip","seat":0}' onclick="made('one')" disabled>not now</button>
<button data-move='{"type":"flip","seat":9}' onclick="made('another')">not offered</button>
<button data-move='{"type":"flip","seat":1}' onclick="made('this')" hidden>not seen</button>
<button onclick="made('none')">no move</button>
<button data-move='{"type":"flip","seat":2}' onclick="made('that')">flip</button>
"""


def test_what_can_be_pressed_and_is_offered_is_pressed(person: Callable[..., Person]):
    me, made = person("Ада"), list[str]()

    def make(which: str) -> None:
        made.append(which)
        me.view = {"choices": []}

    me.page.expose_function("made", make)
    me.page.set_content(PAGE)
    me.view = {"choices": [{"type": "flip", "seat": seat} for seat in range(3)]}
    Habits().act(me)
    assert made == ["that"]
    Habits().act(me)
    assert made == ["that"]


def test_the_way_to_a_move_leads_to_what_carries_it(person: Callable[..., Person]):
    me = person("Ада")
    me.page.set_content(PAGE)
    (way,) = Habits().whole({}, {"type": "flip", "seat": 2})
    assert me.page.locator(way).all_inner_texts() == ["flip"]
