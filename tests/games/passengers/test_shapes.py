"""The JSON shapes of moves, as the rules list them; anything else is refused with no trace."""

from typing import Any

import pytest

from tests.games.passengers.playing import as_json, giving, match_of, raven, refusal, wolf
from tests.games.passengers.printed import SETS

FIELDS: dict[str, dict[str, Any]] = {
    "chromatis": {"color": "red"},
    "mirror": {"players": [1, 2]},
    "small-mirror": {"player": 1},
    "hamsa-hand": {"passenger": raven(0)},
    "ravens-eye": {"passenger": raven(0)},
    "wolfs-eye": {"passenger": wolf(4)},
    "shade": {"passenger": raven(0)},
    "torch": {"passenger": raven(0)},
    "lantern": {"player": 1},
    "bell": {"player": 1},
    "whisper": {"player": 1},
    "hush": {"player": 1},
    "scales": {"player": 1},
    "hourglass": {"player": 1},
    "key": {"passengers": [raven(0), raven(4)]},
    "scroll": {"passengers": [raven(0), wolf(2)]},
    "rope": {"passengers": [raven(3), raven(4)]},
    "mask": {"mask": "green", "passenger": wolf(4)},
    "oar": {"passenger": raven(0), "to": 1},
    "census": {"boat": "wolf"},
    "current": {"boat": "wolf", "direction": "left"},
    "gag": {"players": [1, 2]},
    "chain": {"players": [0, 2]},
    "trade": {"player": 1, "card": 1},
}
STILL = {"canteen", "anchor", "ballast", "drachma"}
EACH_GIFT = [
    (gift, gifts) for gifts, names in SETS.items() for gift in names.split() if gift not in STILL
]


def about_to_give(gift: str, gifts: str) -> Any:
    return giving(gift, seats=4) if gifts == "four" else giving(gift, gifts)


@pytest.mark.parametrize(("gift", "gifts"), EACH_GIFT)
def test_each_gift_is_used_with_the_fields_that_the_rules_list(gift, gifts):
    """P13, G5: and every way that is offered names just these."""
    table = about_to_give(gift, gifts)
    offers = as_json(table.moves(0))
    assert all(set(offer) == {"type", *FIELDS[gift]} for offer in offers)
    move = {"type": "gift", **FIELDS[gift]}
    assert move in offers
    table.play(0, move)


@pytest.mark.parametrize(("gift", "gifts"), EACH_GIFT)
def test_a_gift_is_refused_with_the_fields_of_another(gift, gifts):
    """P13, G5"""
    table = about_to_give(gift, gifts)
    for other, fields in FIELDS.items():
        if set(fields) != set(FIELDS[gift]):
            why = refusal(table, 0, {"type": "gift", **fields})
            assert why == "gift-asks-for-else", other
    assert refusal(table, 0, {"type": "gift"}) == "gift-asks-for-else"
    more = {"type": "gift", **FIELDS[gift], "dance": True}
    assert refusal(table, 0, more) == "not-a-move"


@pytest.mark.parametrize(("gift", "gifts"), EACH_GIFT)
def test_every_offered_use_is_accepted(gift, gifts):
    """P13, G5"""
    for move in as_json(about_to_give(gift, gifts).moves(0)):
        about_to_give(gift, gifts).play(0, move)


@pytest.mark.parametrize(
    ("gift", "gifts"), [("mirror", "I"), ("gag", "III"), ("chain", "III"), ("key", "II")]
)
def test_two_are_named_in_either_order(gift, gifts):
    """P13, G5"""
    ((field, pair),) = FIELDS[gift].items()
    tables = [about_to_give(gift, gifts) for _ in range(2)]
    tables[0].play(0, {"type": "gift", field: pair})
    tables[1].play(0, {"type": "gift", field: pair[::-1]})
    assert as_json(tables[0].view(0)) == as_json(tables[1].view(0))


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"type": "sing"},
        {"type": "place"},
        {"type": "place", "card": 0},
        {"type": "place", "card": 0, "boat": "raven"},
        {"type": "place", "card": "0", **raven(0)},
        {"type": "place", "card": True, **raven(0)},
        {"type": "place", "card": 0, "boat": 1, "space": 0},
        {"type": "place", "card": 0, "boat": "raven", "space": "0"},
        {"type": "place", "card": 0, **raven(0), "seat": 1},
        {"type": "shade", "boat": "raven"},
        {"type": "gift", "player": "1"},
        {"type": "gift", "players": 1},
        {"type": "gift", "players": [1, 2, 3]},
        {"type": "gift", "passenger": "raven"},
        {"type": "gift", "passenger": {"boat": "raven"}},
        {"type": "gift", "passenger": {**raven(0), "card": "red soul"}},
        {"type": "gift", "passengers": [raven(0), wolf(0), wolf(1)]},
        {"type": "gift", "color": "black"},
        {"type": "show"},
        {"type": "show", "card": 3},
        {"type": "vote", "boat": "Raven"},
        {"type": "claim", **raven(0), "kind": 1},
    ],
    ids=str,
)
def test_a_move_in_another_shape_is_refused(move):
    """G5"""
    table = match_of(5)
    for seat in range(5):
        assert refusal(table, seat, move) == "not-a-move"
