"""Shares and means against values from textbooks and by hand."""

import pytest

from zmova.arena.intervals import Estimate, mean, share


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_a_share_has_wilson_s_interval(hits, of, low, high):
    found = share(hits, of)
    assert found.value == hits / of
    assert [found.low, found.high] == pytest.approx([low, high], abs=1e-4)


def test_a_share_never_leaves_nought_and_one():
    assert share(0, 5).low == 0
    assert share(5, 5).high == 1
    assert share(0, 0) == Estimate(0.0, 0.0, 1.0, 0)


def test_shares_of_a_thing_and_of_its_opposite_mirror_each_other():
    one, other = share(3, 17), share(14, 17)
    assert [one.low, one.high] == pytest.approx([1 - other.high, 1 - other.low])


def test_a_mean_reaches_about_two_standard_errors_each_way():
    found = mean([1, 0, 0, -1, 1, 0, 1, 0, 0])  # deviation 2/3, nine of them
    assert found.value == pytest.approx(2 / 9)
    reach = 1.959964 * 0.6666667 / 3
    assert [found.low, found.high] == pytest.approx([found.value - reach, found.value + reach])
    assert mean([]) == Estimate(0.0, 0.0, 0.0, 0)
    assert mean([0.5]) == Estimate(0.5, 0.5, 0.5, 1)
