"""A host's own cards and other options of Trial by Trolley, through the server's routes."""

import json
from typing import Any

import pytest

from tests.server.calling import call, key
from tests.server.gathering import gathered
from tests.serving import Server

CSV = """innocents,Наш кіт
innocents;Бабуся, яка все бачить
guilty,Сусід із дрилем
modifiers,у капелюсі
"""
TOML = """
innocents = ["Наш кіт", "Бабуся, яка все бачить"]
guilty = ["Сусід із дрилем"]
modifiers = ["у капелюсі"]
"""
OWN = {
    "innocents": ["Наш кіт", "Бабуся, яка все бачить"],
    "guilty": ["Сусід із дрилем"],
    "modifiers": ["у капелюсі"],
}


def cards(server: Server, name: str, raw: bytes) -> tuple[int, bytes]:
    return call(server, "POST", "/api/games/trolley/own-content", raw, {"X-File-Name": name})


@pytest.mark.parametrize(
    ("name", "raw"),
    [("my.toml", TOML), ("%D0%BC%D0%BE%D1%94.csv", CSV.replace("innocents;", "innocents,"))],
)
async def test_own_decks_are_read_from_a_file_and_played(shared, name, raw):
    """T1, T10: so few that hands are short; everybody reads their texts."""
    status, body = cards(shared, name, raw.encode())
    own = json.loads(body)
    assert (status, own) == (200, {"own": OWN})
    async with gathered(shared.url, "Оля", "Тарас", "Віра", game="trolley") as people:
        await people[0].done("options", options={**own, "only_own": True})
        await people[0].done("start")
        for one in people:
            await one.until(lambda me: me.view)
            assert one.view["table"]["own"] == OWN
            held = [card for hand in one.view["mine"]["hands"] for card in texts(hand)]
            assert all(card.startswith("own-") for card in held)
        assert people[0].view["table"]["decks"]["guilty"] == 0


def texts(hand: dict[str, Any]) -> list[str]:
    return [*hand["innocents"], *hand["guilty"], *hand["modifiers"]]


@pytest.mark.parametrize(
    ("name", "raw"),
    [
        ("my.csv", b""),
        ("my.csv", b"\xff\xfe\x00"),
        ("my.csv", b"heroes,Superman"),
        ("my.csv", b"guilty"),
        ("my.csv", b"guilty," + b"x" * 121),
        ("my.csv", b"".join(b"guilty,card %d\n" % n for n in range(201))),
        ("my.toml", b"guilty = 7"),
        ("my.toml", b"guilty = [7]"),
        ("my.toml", b"guilty = ['x'"),
        ("my.toml", b"x = " + b"[" * 20_000),
        ("my.exe", b"MZ\x90\x00"),
    ],
)
def test_a_bad_file_is_refused(shared, name, raw):
    status, refused = key(cards(shared, name, raw))
    assert status == 400
    assert refused.startswith("bad-file")


async def test_the_largest_own_decks_fit_into_a_file_and_a_message(shared):
    own = {deck: [f"{'Щ' * 116} {n:03}" for n in range(200)] for deck in OWN}
    toml = "\n".join(f"{deck} = {json.dumps(of, ensure_ascii=False)}" for deck, of in own.items())
    status, body = cards(shared, "all.toml", toml.encode())
    assert (status, json.loads(body)) == (200, {"own": own})
    async with gathered(shared.url, "Оля", game="trolley") as (host,):
        await host.done("options", options={"own": own})
        assert host.room["options"]["own"] == own


@pytest.mark.parametrize(
    "options",
    [
        {"argue_seconds": 4},
        {"argue_seconds": 1801},
        {"argue_seconds": "180"},
        {"pick_seconds": 601},
        {"modifier_seconds": 0},
        {"pause_seconds": 61},
        {"pause_seconds": 0},
        {"family": "yes"},
        {"arrange": None},
        {"valerii": 1},
        {"accomplices": "on"},
        {"no-such-option": 1},
        {"only_own": True},
        {"only_own": True, "own": {"innocents": ["Кіт"], "guilty": ["Пес"]}},
        {"own": ["Кіт"]},
        {"own": {"heroes": ["Кіт"]}},
        {"own": {"guilty": [""]}},
        {"own": {"guilty": [" Кіт"]}},
        {"own": {"guilty": ["Кіт\u202e"]}},
        {"own": {"guilty": ["Кіт", "Кіт"]}},
        {"own": {"guilty": ["x" * 121]}},
        {"own": {"guilty": [f"{n}" for n in range(201)]}},
        {"own": {"guilty": [7]}},
    ],
)
async def test_bad_options_are_refused_and_change_nothing(local, options):
    """G5"""
    async with gathered(local.url, "Оля", game="trolley", family=True) as (host,):
        assert await host.refused("options", options=options) == "bad-options"
        assert host.room["options"] == {"family": True}


async def test_a_new_room_starts_with_limits_of_time(local):
    """G6"""
    async with gathered(local.url, "Оля", game="trolley") as (host,):
        limits = {"pick_seconds": 90, "modifier_seconds": 90, "pause_seconds": 12}
        assert host.room["options"] == limits
