"""Codes of rooms: short while they are few, and no easier to find when they are many."""

import pytest

from tests.player import Player
from zmova.server.codes import LONG, MANY, SHORT, new_code, read_code


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("KIMORA", "kimora"),
        ("ki-mo ra", "kimora"),
        ("KIMORATU", "kimoratu"),
        ("ki mo ra tu", "kimoratu"),
        ("kimorat", None),
        ("kimor", None),
        ("kimoratun", None),
    ],
)
def test_a_code_has_six_letters_or_eight(typed, code):
    assert read_code(typed) == code


async def test_where_rooms_are_many_new_ones_have_longer_codes_and_old_ones_keep_theirs(own_local):
    local = await own_local()
    async with Player(local.url, "Оля") as olia, Player(local.url, "Тарас") as taras:
        first = await olia.create()
        assert len(first) == SHORT
        codes = {new_code() for _ in range(2 * MANY)} - {first}
        rooms = "INSERT INTO rooms (code, state, seen) VALUES " + ", ".join(
            f"('{code}', '{{}}', 0)" for code in sorted(codes)[: MANY - 1]
        )
        await local.store.writer.submit([(rooms, ())])
        second = await taras.create()
        assert len(second) == LONG
        for one, code in ((olia, first), (taras, second)):
            await one.join(code.upper())
            assert one.room["code"] == code
