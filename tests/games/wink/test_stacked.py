"""What a tutorial or test may fix instead of chance, and what can't be."""

import pytest

import zmova
from tests.games.wink.playing import AGENTS, HAND, each_size, hands, seen, turn
from zmova import BadDeal

DOWN = {seats: list(range(agents, 0, -1)) for seats, agents in AGENTS.items()}
DEALT = {s: [DOWN[s][HAND[s] * seat :][: HAND[s]] for seat in range(s)] for s in AGENTS}


@each_size
def test_hands_the_first_seat_and_the_crowd_can_be_fixed(seats):
    """W2, W4: as they are given, in their order."""
    stacked = {"hands": DEALT[seats], "first": seats - 1, "crowd": DOWN[seats]}
    for seed in range(4):
        table = zmova.deal("wink", seats, seed, {}, stacked)
        assert hands(table) == DEALT[seats]
        assert turn(table) == seats - 1
        assert seen(table).crowd == DOWN[seats]


@each_size
@pytest.mark.parametrize("fixed", ["hands", "first", "crowd"])
def test_what_is_not_fixed_is_left_to_chance(seats, fixed):
    """G2"""
    stacked = {fixed: {"hands": DEALT[seats], "first": 1, "crowd": DOWN[seats]}[fixed]}
    tables = [zmova.deal("wink", seats, seed, {}, stacked) for seed in range(30)]
    kinds: dict[str, set[str]] = {
        "hands": {str(hands(table)) for table in tables},
        "first": {str(turn(table)) for table in tables},
        "crowd": {str(seen(table).crowd) for table in tables},
    }
    assert len(kinds.pop(fixed)) == 1
    assert all(len(met) > 2 for met in kinds.values())


def changed(index: int, agent: int) -> list[int]:
    crowd = list(DOWN[5])
    crowd[index] = agent
    return crowd


def exchanged(seat: int, hand: list[int]) -> list[list[int]]:
    return [hand if other == seat else held for other, held in enumerate(DEALT[5])]


@pytest.mark.parametrize(
    ("stacked", "said"),
    [
        ({"first": 5}, "first"),
        ({"first": -1}, "first"),
        ({"first": "0"}, "first"),
        ({"first": True}, "first"),
        ({"first": 1.5}, "first"),
        ({"crowd": []}, "crowd"),
        ({"crowd": DOWN[5][1:]}, "crowd"),
        ({"crowd": [*DOWN[5], 36]}, "crowd"),
        ({"crowd": [*DOWN[5], 1]}, "crowd"),
        ({"crowd": changed(3, 36)}, "crowd"),
        ({"crowd": changed(3, 0)}, "crowd"),
        ({"crowd": changed(3, 35)}, "crowd"),
        ({"crowd": "all"}, "crowd"),
        ({"crowd": ["1"]}, "crowd"),
        ({"hands": []}, "hands"),
        ({"hands": DEALT[5][1:]}, "hands"),
        ({"hands": [*DEALT[5], [36]]}, "hands"),
        ({"hands": exchanged(2, DEALT[5][2][1:])}, "hands"),
        ({"hands": exchanged(2, [*DEALT[5][2], 36])}, "hands"),
        ({"hands": exchanged(2, DEALT[5][1])}, "hands"),
        ({"hands": exchanged(2, [36, *DEALT[5][2][1:]])}, "hands"),
        ({"hands": [*exchanged(0, [*DEALT[5][0], 1])[:4], DEALT[5][4][:-1]]}, "hands"),
        ({"hands": 5}, "hands"),
        ({"hands": [7, 7, 7, 7, 7]}, "hands"),
        ({"driver": 1}, "driver"),
        ({"dealer": 0}, "dealer"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_can_not_be_is_refused(stacked, said):
    """W1, W2, W4: and the error says what is wrong."""
    with pytest.raises(BadDeal) as caught:
        zmova.deal("wink", 5, 1, {}, stacked)
    assert "stacked" in str(caught.value)
    assert said in str(caught.value)


@each_size
def test_each_size_of_table_has_its_own_agents(seats):
    """W1, W2"""
    for other in AGENTS:
        if other == seats:
            continue
        with pytest.raises(BadDeal, match="hands"):
            zmova.deal("wink", seats, 1, {}, {"hands": DEALT[other]})
        if AGENTS[other] != AGENTS[seats]:
            with pytest.raises(BadDeal, match="crowd"):
                zmova.deal("wink", seats, 1, {}, {"crowd": DOWN[other]})
