from random import Random

import pytest

from zmova.bots.pace import pause
from zmova.bots.persona import PERSONAS, persona_of


@pytest.mark.parametrize("persona", PERSONAS)
def test_nobody_is_faster_or_slower_than_a_person(persona):
    whim = Random(1)
    for letters in (0, 40, 280):
        assert all(3 <= pause(whim, persona, 3, 15, letters) <= 15 for _ in range(200))


def mean(number: int, letters: int = 0) -> float:
    whim = Random(1)
    return sum(pause(whim, persona_of(number), 3, 15, letters) for _ in range(500)) / 500


def test_the_quick_are_quicker_than_the_slow():
    quick, slow = 12, 11
    assert persona_of(quick).quick == 1
    assert persona_of(slow).quick == 0
    assert mean(quick) < mean(slow) - 1


def test_a_long_text_takes_longer_to_read():
    assert mean(0, letters=200) > mean(0, letters=10) + 1


def test_any_number_is_a_persona():
    assert persona_of(16) == persona_of(0)
    assert len(set(PERSONAS)) == 16
