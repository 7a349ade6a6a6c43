"""What a tutorial or test may fix instead of chance, and what can't be."""

import pytest

import zmova
from tests.games.trolley.playing import NAMES, full, hands, happened, own_decks, seen, track
from zmova import BadDeal
from zmova.games.trolley.decks import deck

INNOCENTS, GUILTY, MODIFIERS = (
    list(deck(name))[:9] for name in ("innocents", "guilty", "modifiers")
)
SPICY = next(card for card, about in deck("guilty").items() if not about.family)


@pytest.mark.parametrize("driver", range(5))
def test_the_first_driver_can_be_fixed(driver):
    """T2"""
    for seed in range(5):
        table = zmova.deal("trolley", 5, seed, stacked={"driver": driver})
        assert seen(table).driver == driver


def test_the_tops_of_decks_can_be_fixed_and_the_rest_is_shuffled_below():
    """T1, T3, T4"""
    stacked = {
        "driver": 0,
        "innocents": INNOCENTS[::-1],
        "guilty": GUILTY,
        "modifiers": MODIFIERS[:2],
    }
    rests = set()
    for seed in range(8):
        table = zmova.deal("trolley", 3, seed, stacked=stacked)
        (one,), (other,) = table.view(1).mine.hands, table.view(2).mine.hands
        assert (one.innocents, other.innocents) == (INNOCENTS[:5:-1], INNOCENTS[5:2:-1])
        assert (one.guilty, other.guilty) == (GUILTY[:3], GUILTY[3:6])
        assert one.modifiers[:2] == MODIFIERS[:2]
        assert seen(table).tracks.left[0].card == INNOCENTS[2]
        assert seen(table).tracks.right[0].card == INNOCENTS[1]
        rests.add(one.modifiers[2])
        for event in happened(table, "shuffled"):
            assert sorted(event["cards"]) == sorted(deck(event["deck"]))
    assert len(rests) > 4


def test_what_is_not_fixed_is_left_to_chance():
    """G2"""
    tables = [zmova.deal("trolley", 5, seed, stacked={"guilty": GUILTY}) for seed in range(40)]
    assert {seen(table).driver for table in tables} == set(range(5))
    assert len({seen(table).tracks.left[0].card for table in tables}) > 20


def test_own_cards_can_be_stacked():
    """T1"""
    options = {"own": own_decks(2, 2, 2)}
    stacked = {"driver": 0, "innocents": [INNOCENTS[0], *full("i2")], "modifiers": full("m1")}
    (one,) = zmova.deal("trolley", 3, 1, options, stacked).view(1).mine.hands
    assert one.innocents[:2] == [INNOCENTS[0], *full("i2")]
    assert one.modifiers[0] == full("m1")[0]


def test_a_whole_small_deck_can_be_stacked():
    """T1"""
    stacked = {"driver": 1, "innocents": full("i3", "i1", "i2", "i4")}
    table = zmova.deal("trolley", 3, 1, {"own": own_decks(4, 4, 4), "only_own": True}, stacked)
    assert hands(table)[2].startswith("i3 i1 i2 g")
    assert hands(table)[0].startswith("i4 g")
    assert (track(table, "left"), track(table, "right")) == ("", "")


@pytest.mark.parametrize(
    ("stacked", "said"),
    [
        ({"driver": 5}, "driver"),
        ({"driver": -1}, "driver"),
        ({"driver": "0"}, "driver"),
        ({"driver": True}, "driver"),
        ({"driver": 1.5}, "driver"),
        ({"first": 1}, "first"),
        ({"hands": [["red soul"]]}, "hands"),
        ({"innocents": INNOCENTS[0]}, "innocents"),
        ({"innocents": [5]}, "innocents"),
        ({"innocents": None}, "innocents"),
        ({"innocents": ["nobody-of-that-name"]}, "innocents"),
        ({"innocents": [INNOCENTS[0], INNOCENTS[1], INNOCENTS[0]]}, "innocents"),
        ({"innocents": GUILTY[:1]}, "innocents"),
        ({"guilty": INNOCENTS[:1]}, "guilty"),
        ({"guilty": [GUILTY[3], GUILTY[3]]}, "guilty"),
        ({"modifiers": GUILTY[:1]}, "modifiers"),
        ({"modifiers": [*MODIFIERS, MODIFIERS[0]]}, "modifiers"),
        ({"modifiers": full("m1")}, "modifiers"),
    ],
    ids=str,
)
def test_what_can_not_be_is_refused(stacked, said):
    """T1, T2: and the error says what is wrong."""
    with pytest.raises(BadDeal) as caught:
        zmova.deal("trolley", 5, 1, stacked=stacked)
    assert "stacked" in str(caught.value)
    assert said in str(caught.value)


def test_a_card_that_is_not_in_play_can_not_be_stacked():
    """T1"""
    zmova.deal("trolley", 5, 1, {}, {"guilty": [SPICY]})
    with pytest.raises(BadDeal, match=SPICY):
        zmova.deal("trolley", 5, 1, {"family": True}, {"guilty": [SPICY]})
    own = {"own": own_decks(5, 5, 5), "only_own": True}
    for name, card in zip(NAMES.values(), (INNOCENTS[0], GUILTY[0], MODIFIERS[0]), strict=True):
        with pytest.raises(BadDeal, match=card):
            zmova.deal("trolley", 5, 1, own, {name: [card]})
    with pytest.raises(BadDeal, match="own-guilty-6"):
        zmova.deal("trolley", 5, 1, own, {"guilty": full("g6")})


@pytest.mark.parametrize("seats", [3, 13])
def test_the_last_seat_can_drive_first(seats):
    """T2"""
    assert seen(zmova.deal("trolley", seats, 1, stacked={"driver": seats - 1})).driver == seats - 1
    with pytest.raises(BadDeal, match="driver"):
        zmova.deal("trolley", seats, 1, stacked={"driver": seats})
