"""A game with rules and a bot and nothing else is played all the same; what it lacks is hidden."""

from collections.abc import Iterator

import pytest

from tests.browsing import get, post
from tests.server.calling import key
from tests.server.gathering import playing
from tests.table.toy import STONES
from zmova.games import named, registered
from zmova.replays.catalogue import Catalogue
from zmova.server import pages


@pytest.fixture(autouse=True)
def stones(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(registered(), "stones", STONES)
    pages._pages.cache_clear()
    yield
    pages._pages.cache_clear()


async def test_it_is_played_to_its_end(local):
    async with playing(local.url, "Оля", bots=1, game="stones") as (olia,):
        while olia.room["phase"] == "playing":
            await olia.until(lambda me: me.room["phase"] == "over" or me.view["choices"])
            if olia.room["phase"] == "playing":
                await olia.play(**olia.view["choices"][0])
        (played,) = olia.room["evening"]
        assert len(played["winners"]) == 1


async def test_a_lesson_that_is_not_there_is_not_found(local):
    before = local.rows("SELECT count(*) FROM rooms")
    assert key(await post(local.url, "/api/lessons", b'{"game":"stones"}')) == (
        404,
        "no-such-lesson",
    )
    assert local.rows("SELECT count(*) FROM rooms") == before


async def test_rules_that_are_not_written_are_no_page(local):
    assert (await get(local.url, "/rules/wink"))[0] == 200
    assert (await get(local.url, "/rules/stones"))[0] == 404


def test_it_takes_no_cards_of_the_host():
    assert named("stones").read_file is None


def test_words_that_are_not_written_leave_those_of_the_others():
    assert Catalogue("uk").has("wink-title")
