from math import log
from random import Random

import pytest

from zmova.bots.odds import entropy, lean, shares, softened


def test_shares_sum_to_one_even_of_nothing():
    assert shares([1.0, 3.0]) == [0.25, 0.75]
    assert shares([0.0, 0.0]) == [0.5, 0.5]


def test_what_is_certain_has_no_entropy():
    assert entropy([1.0, 0.0]) == 0
    assert entropy([0.5, 0.5]) == pytest.approx(log(2))


def test_heat_makes_choices_alike():
    cold, hot = softened([1.0, 2.0], 0.1), softened([1.0, 2.0], 10)
    assert cold[1] > 0.99
    assert 0.5 < hot[1] < 0.55


def test_the_better_option_is_chosen_more_often():
    whim = Random(3)
    chosen = [lean(["a", "b"], [0.0, 1.0], 1.0, whim) for _ in range(300)]
    assert 180 < chosen.count("b") < 260
