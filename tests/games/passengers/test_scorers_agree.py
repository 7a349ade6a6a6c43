"""Two scorers, written apart from each other, on Afterlands made by chance."""

from random import Random

import pytest

from tests.games.passengers.afterlands import plainly, scores, why

CARDS = ["gs", "rs", "bs", "gd", "rd", "bd"]


def by_chance(whim: Random) -> list[str]:
    """Three boats with two to four aboard, some masked, at times with the Yaesther."""
    deck = CARDS * 4 + ["y"]
    whim.shuffle(deck)
    if whim.random() < 0.5:
        deck.remove("y")
        deck.append("y")
    masks = ["g", "r", "b"]
    boats = []
    for _ in range(3):
        aboard = [deck.pop() for _ in range(whim.choice([0, 2, 3, 3, 4]))]
        if aboard and masks and whim.random() < 0.7:
            seat = whim.randrange(len(aboard))
            aboard[seat] += f"/{masks.pop(whim.randrange(len(masks)))}"
        row = aboard + ["."] * (5 - len(aboard))
        whim.shuffle(row)
        boats.append(" ".join(row))
    return boats


@pytest.mark.parametrize("batch", range(5))
def test_both_give_every_afterlands_the_same_points(batch):
    """P22, P23, P24: five times a hundred."""
    masked_yaesthers = 0
    for seed in range(batch * 100, batch * 100 + 100):
        boats = by_chance(Random(seed))
        assert scores(*boats) == plainly(boats), boats
        masked_yaesthers += any("y/" in boat for boat in boats)
    assert masked_yaesthers > 3


@pytest.mark.parametrize("batch", range(5))
def test_no_point_is_without_its_reason(batch):
    """G8: as many entries as points, no two alike, and each names passengers that are there."""
    for seed in range(batch * 100, batch * 100 + 100):
        boats = by_chance(Random(seed))
        told = why(*boats)
        assert len(told) == sum(plainly(boats))
        assert len({str(point) for point in told}) == len(told)
        for faction, rule, boat, spaces in told:
            assert faction in ("souls", "demons")
            assert rule in ("P22", "P23", "P24")
            assert boat == ("wolf" if spaces[0][0] == 2 else "raven")
            assert all(boats[round - 1].split()[space] != "." for round, space in spaces)
