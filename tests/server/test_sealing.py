"""G2: the seed is promised before any salt, and every salt before any is shown."""

import asyncio
import json
from typing import Any

import msgspec

from tests.browsing import exported
from tests.player import Player
from tests.server.gathering import gathered
from zmova.server.sealing import OPENING_SECONDS
from zmova.store.export import Export
from zmova.table.sealed import print_of, seal
from zmova.verify import proven, verify


async def file_of(url: str, host: Player) -> Export:
    await host.until(lambda me: me.room["phase"] == "playing")
    match = host.room["match"]
    await host.done("end-early")
    await host.until(lambda me: me.room["phase"] == "over")
    return msgspec.json.decode(await exported(url, match), type=Export)


def passed(since: float) -> float:
    return asyncio.get_running_loop().time() - since


def now() -> float:
    return asyncio.get_running_loop().time()


async def test_every_phone_is_shown_all_seals_before_any_salt_and_all_salts_are_dealt(local):
    async with gathered(local.url, "Оля", "Тарас", "Віра", bots=1) as people:
        began = now()
        await people[0].done("start")
        assert passed(began) < 0.1
        match = await file_of(local.url, people[0])
    seals = [seal(str(match.commitment), one.salt) for one in people]
    assert match.seals == [*seals, None]
    assert match.salts == [*(one.salt for one in people), None]
    for one in people:
        ((commitment, shown),) = one.openings
        assert (commitment, shown) == (match.commitment, match.seals)
        print_ = print_of(commitment, shown)
        table = verify(match, print_, [one.salt])
        assert proven(match, table, print_)
        assert not proven(match, table, commitment, [one.salt])
        frames = "".join(one.frames)
        assert not any(other.salt in frames for other in people)


async def test_the_seed_is_promised_before_a_salt_is_taken(local):
    async with gathered(local.url, "Оля", bots=2) as (olia,):
        other = {"commitment": "00" * 32, "seal": "11" * 32}
        assert await olia.refused("seal", **other) == "another-seed"
        assert await olia.refused("reveal", salt="00" * 16) == "too-late"
        await olia.done("start")
        first = olia.room["commitment"]
        known = {"commitment": first, "seal": "11" * 32}
        assert await olia.refused("seal", **known) == "another-seed"
        await olia.done("end-early")
        await olia.done("again")
        assert olia.room["commitment"] != first
        assert await olia.refused("seal", **known) == "another-seed"
        await olia.done("start")
        match = await file_of(local.url, olia)
    assert len(olia.openings) == 2
    assert match.salts == [olia.salt, None, None]


async def test_who_does_not_show_a_salt_is_waited_for_a_moment_and_openly_left_out(local):
    async with gathered(local.url, "Оля", "Тарас", "Віра") as people:
        olia, taras, vira = people
        taras.reveals = False
        began = now()
        await olia.done("start")
        assert OPENING_SECONDS <= passed(began) < OPENING_SECONDS + 0.2
        assert await taras.refused("reveal", salt=taras.salt) == "too-late"
        match = await file_of(local.url, olia)
    assert match.seals is not None
    assert match.seals[1] == seal(str(match.commitment), taras.salt)
    assert match.salts == [olia.salt, None, vira.salt]
    verify(match, match.commitment, [olia.salt])


async def test_a_salt_that_is_not_under_the_seal_is_refused_and_the_right_one_still_taken(local):
    async with gathered(local.url, "Оля", "Тарас", bots=1) as (olia, taras):
        taras.reveals = False
        starting = olia.send({"type": "start", "id": "go"})
        await taras.until(lambda me: me.openings)
        assert await taras.refused("reveal", salt="00" * 16) == "another-salt"
        assert (await taras.ask("reveal", salt=taras.salt))["type"] == "done"
        assert (await starting)["type"] == "done"
        match = await file_of(local.url, olia)
    assert match.salts == [olia.salt, taras.salt, None]


async def test_an_absent_phone_and_one_that_seals_nothing_hold_up_nobody(local):
    async with gathered(local.url, "Оля", "Тарас", "Віра") as people:
        olia, taras, _ = people
        await taras.hang_up()
        mute = Player(local.url, "Німа")
        mute.seals = False
        async with mute:
            await mute.join(olia.room["code"])
            began = now()
            await olia.done("start")
            assert passed(began) < 0.1
            match = await file_of(local.url, olia)
    assert match.seals is not None
    assert match.salts is not None
    assert [given is None for given in match.seals] == [False, False, False, True]
    assert [salt is None for salt in match.salts] == [False, True, False, True]


async def test_with_bots_alone_and_in_a_lesson_nothing_is_waited_for(local):
    async with gathered(local.url, "Оля", bots=3) as (olia,), Player(local.url, "Учень") as pupil:
        await olia.done("stand")
        began = now()
        await olia.done("start")
        await pupil.join(await pupil.create(lesson=True))
        await pupil.until(lambda me: me.view)
        assert passed(began) < 0.1
        assert not olia.openings
        assert not pupil.openings


async def test_what_is_asked_meanwhile_is_done_after_the_deal_in_its_order(local):
    """Chairs do not move while the seals of their people lie open."""
    async with gathered(local.url, "Оля", "Тарас", "Віра", "Ніна") as people:
        olia, taras, vira, nina = people
        taras.reveals = False
        starting = olia.send({"type": "start", "id": "go"})
        again = olia.send({"type": "start", "id": "once-more"})
        await taras.until(lambda me: me.openings)
        leaving = vira.send({"type": "leave", "id": "bye"})
        kicking = olia.send({"type": "kick", "id": "out", "member": nina.me})
        standing = taras.send({"type": "stand", "id": "up"})
        async with Player(local.url, "Гостя") as guest:
            await guest.join(olia.room["code"])
            assert (await starting)["type"] == "done"
            assert (await again)["key"] == "not-in-lobby"
            assert [(await one)["type"] for one in (leaving, kicking)] == ["done", "done"]
            assert (await standing)["key"] == "not-in-lobby"
            await nina.until(lambda me: me.bye == "kicked")
            await guest.until(lambda me: me.over)
            assert guest.turned_away == "knock"  # somebody was put out before
            match = await file_of(local.url, olia)
    assert match.salts == [olia.salt, None, vira.salt, nina.salt]


async def test_a_phone_that_comes_back_in_that_moment_still_shows_its_salt(local):
    async with gathered(local.url, "Оля", "Тарас", "Віра") as people:
        olia, taras, vira = people
        vira.reveals = False
        starting = olia.send({"type": "start", "id": "go"})
        await taras.until(lambda me: me.openings)
        taras.break_off()
        await olia.until(lambda me: not me.room["members"][1]["online"])
        await taras.until(lambda me: len(me.welcomes) == 2)
        assert (await starting)["type"] == "done"
        match = await file_of(local.url, olia)
    assert match.salts == [olia.salt, taras.salt, None]


async def test_a_server_that_dies_in_that_moment_has_dealt_nothing_and_deals_later(local):
    async with gathered(local.url, "Оля", "Тарас", "Віра") as people:
        olia, taras, _ = people
        taras.reveals = False
        starting = olia.send({"type": "start", "id": "go"})
        await taras.until(lambda me: me.openings)
        taras.reveals = True
        await local.restart(kill=True)
        assert (await asyncio.wait_for(starting, 60))["type"] == "done"
        await olia.until(lambda me: me.room["phase"] == "playing")
        ((dealt,),) = local.rows("SELECT count(*) FROM matches")
        assert dealt == 1


async def test_several_people_on_one_phone_seal_for_themselves(local):
    async with gathered(local.url, "Оля", bots=1) as (olia,):
        son = Player(local.url, "Син", olia.jar, hand=1)
        async with son:
            await son.join(olia.room["code"])
            await olia.done("start")
            match = await file_of(local.url, olia)
    assert match.salts == [olia.salt, None, son.salt]


async def test_what_the_store_keeps_is_what_was_shown(local):
    """Not what could be worked out from the log afterwards."""
    async with gathered(local.url, "Оля", bots=2) as (olia,):
        await olia.done("start")
        await file_of(local.url, olia)
    kept: Any
    ((kept,),) = local.rows("SELECT promises FROM matches")
    (_, seals), salts = olia.openings[0], [olia.salt, None, None]
    assert json.loads(kept) == {"seals": seals, "salts": salts}
