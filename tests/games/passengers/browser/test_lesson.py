"""Passengers is learned on a phone, left and taken up again."""

from collections.abc import Callable

import pytest

from tests.e2e.person import Person
from tests.e2e.taught import Taught

pytestmark = [pytest.mark.e2e, pytest.mark.served(bot_pace=0.06)]


def test_passengers_on_a_phone_left_and_taken_up_again(person: Callable[..., Person]):
    olenka = person("Оленка", touch=True)
    taught = Taught(olenka, "passengers")
    code = taught.begin()
    taught.learn(until="claim")
    olenka.tap("lesson-leave")
    olenka.tap("lesson-leave-yes")
    olenka.shows("room-code")  # the table that she came from
    olenka.tap("lobby-how")
    olenka.tap("learn-passengers")
    olenka.shows("coach")
    assert olenka.page.url.endswith(code)
    assert taught.lesson["says"] == "claim"
    taught.learned()
    assert {"demon", "crossed"} <= set(taught.said)
    olenka.tap("lesson-back")
    olenka.shows("room-code")
