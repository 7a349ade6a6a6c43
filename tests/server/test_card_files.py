"""Files of cards from people who mean no good: whatever they hold, nobody else waits."""

import asyncio
import itertools
import json
import time
from collections.abc import Awaitable, Callable

import aiohttp
import pytest

from tests.facts import with_own_cards
from tests.player import Player
from tests.server.calling import call, key
from tests.server.gathering import playing
from tests.serving import Server
from zmova.server import card_files
from zmova.server.card_files import CardFiles
from zmova.server.card_reader import CardFile
from zmova.table.illegal import Illegal

AT_ONCE = 0.25
"""Seconds within which everybody else is answered."""
TRIES = 3
"""A machine that is busy otherwise holds up one try; a file that stops the server, each."""

DOTTED = "a." * 30_000 + "a = 1"
ACCENTS = "guilty,x" + "\u0301\u0323" * 38_000
COSTLY = {
    "dots in a key": ("my.toml", DOTTED),
    "dots in a quoted key": ("my.toml", '"a".' * 38_000 + "a = 1"),
    "many keys with some dots": (
        "my.toml",
        "\n".join(f"a.a.a.a.a.a.a.a{number} = 1" for number in range(6_000)),
    ),
    "arrays in arrays": ("my.toml", "x = " + "[" * 150_000),
    "inline tables in each other": ("my.toml", "x = " + "{a=" * 50_000),
    "a huge number": ("my.toml", f"guilty = [{'9' * 150_000}]"),
    "many headings": ("my.toml", "".join(f"[a{number}]\n" for number in range(18_000))),
    "a string without an end": ("my.toml", 'x = "' + '\\"' * 79_000),
    "accents": ("my.csv", ACCENTS),
    "accents that come apart": ("my.csv", "guilty,x" + "\u0f73" * 50_000),
    "accents as escapes": ("my.toml", 'guilty = ["' + r"\u0301\u0323" * 13_000 + '"]'),
    "many lines": ("my.csv", "a\n" * 80_000),
}


@pytest.mark.parametrize("game", with_own_cards()[:1])
async def test_while_a_costly_file_is_read_everybody_else_is_answered(server, game):
    """Opening a socket, and a move at another table."""
    async with (
        playing(server.url, "Оля", "Тарас", bots=1, turn_seconds=None) as (olia, _),
        aiohttp.ClientSession() as http,
    ):

        async def knock() -> None:
            async with http.get(f"{server.url}/healthz") as answer:
                assert answer.status == 200

        for what, (name, text) in COSTLY.items():
            waits: list[float] = []
            while len(waits) < TRIES and (not waits or waits[-1] > AT_ONCE):
                sending = asyncio.to_thread(send, server, game, name, text.encode())
                (status, told), slowest = await watched(sending, knock, says_something(olia))
                assert status == 200 or str(told["key"]).startswith("bad-file"), (what, told)
                waits.append(slowest)
            assert waits[-1] < AT_ONCE, (what, waits)


def send(server: Server, game: str, name: str, raw: bytes) -> tuple[int, dict[str, object]]:
    path = f"/api/games/{game}/own-content"
    status, body = call(server, "POST", path, raw, {"X-File-Name": name})
    return status, json.loads(body)


def says_something(player: Player) -> Callable[[], Awaitable[None]]:
    lines = itertools.count()
    return lambda: player.play(type="say", text=f"line {next(lines)}")


async def watched(
    sending: Awaitable[tuple[int, dict[str, object]]], *asked: Callable[[], Awaitable[None]]
) -> tuple[tuple[int, dict[str, object]], float]:
    """What was answered, and the longest that any of the others waited meanwhile."""
    waited = [0.0]

    async def ask(one: Callable[[], Awaitable[None]]) -> None:
        while not task.done():
            began = time.monotonic()
            await one()
            waited.append(time.monotonic() - began)
            await asyncio.sleep(0.05)

    task = asyncio.ensure_future(sending)
    await asyncio.gather(*map(ask, asked))
    return await task, max(waited)


@pytest.mark.parametrize("game", with_own_cards())
def test_what_is_too_deep_says_so(server, game):
    status, told = send(server, game, "my.toml", DOTTED.encode())
    assert (status, told["key"]) == (400, "bad-file-deep")


def test_text_in_quotes_and_comments_may_hold_any_dots_and_brackets(server):
    wild = "[[[[[[[[[[ . . . . . . . . . . ]"
    toml = f"""# {wild} "
    innocents = ["{wild} \\"", '{wild}"', \"\"\"{wild}"" '\"\"\", '''{wild}"''']"""
    status, told = send(server, "trolley", "my.toml", toml.encode())
    cards = [f'{wild} "', f'{wild}"', f'{wild}"" \'', f'{wild}"']
    assert (status, told) == (200, {"own": {"innocents": list(dict.fromkeys(cards))}})


@pytest.mark.parametrize("name", ["my.toml%00", "\udcff.toml", "%ED%A0%80.toml", ""])
def test_a_file_may_be_called_anything(server, name):
    answer = call(
        server,
        "POST",
        "/api/games/trolley/own-content",
        b"guilty = 1",
        {"X-File-Name": name.encode("utf-8", "surrogateescape").decode("latin-1")},
    )
    assert key(answer)[0] == 400


async def test_a_file_that_takes_too_long_is_put_away_and_the_next_one_is_read(monkeypatch):
    files, good = CardFiles(), CardFile("trolley", "my.csv", b"guilty,A thief of socks")
    with monkeypatch.context() as hurried:
        hurried.setattr(card_files, "LONGEST_READ", 0.001)  # Python has not even started then
        with pytest.raises(Illegal, match="bad-file-slow"):
            await files.read(good, "192.0.2.7")
    assert json.loads(await files.read(good, "192.0.2.7")) == {
        "own": {"guilty": ["A thief of socks"]}
    }


async def test_files_wait_for_their_turn_but_not_for_ever(monkeypatch):
    monkeypatch.setattr(card_files, "LONGEST_WAIT", 0.001)
    files, good = CardFiles(), CardFile("trolley", "my.csv", b"guilty,A thief of socks")
    first = asyncio.create_task(files.read(good, "192.0.2.7"))
    await asyncio.sleep(0)
    for _ in range(2):
        with pytest.raises(Illegal, match="server-busy"):
            await files.read(good, "192.0.2.7")
    assert json.loads(await first) == {"own": {"guilty": ["A thief of socks"]}}
