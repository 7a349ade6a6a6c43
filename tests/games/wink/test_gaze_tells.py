"""What can be read from where bots look, wink and catch, by whoever knows the program."""

from tests.games.wink.facts import FACTS
from tests.properties.attacker import telling
from zmova.games import named

PAIRS = 32


def test_a_gaze_tells_of_a_hand_no_more_than_its_figure():
    """G3: looks, winks and catches keep their own pace: which of them when, over the same whims."""
    assert FACTS.telling is not None
    assert telling("wink", named("wink").plan, PAIRS, FACTS.own_pace) <= FACTS.telling
