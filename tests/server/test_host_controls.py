"""What the host may do in a match: pause, early end, other limits, a bot on a person's seat."""

import asyncio
import json
from typing import Any

import msgspec
import pytest

import zmova
from tests.browsing import exported
from tests.facts import EXAMPLE, seats_near
from tests.server.gathering import finish_round, gathered, playing
from tests.server.retelling import recomputed, steps_on_disk
from zmova.server.presence import IDLE_SECONDS
from zmova.server.room import DEALS_AT_ONCE
from zmova.store.export import Export
from zmova.table.table import MOST_LIMITS
from zmova.verify import verify

REINS: list[dict[str, object]] = [
    {"type": "pause"},
    {"type": "resume"},
    {"type": "end-early"},
    {"type": "limits", "limits": {}},
    {"type": "stand-in", "chair": 0, "bot": True},
]


@pytest.mark.parametrize("rein", REINS, ids=lambda rein: str(rein["type"]))
async def test_only_the_host_has_them_and_only_in_a_match(local, rein):
    command = {**rein}
    kind = str(command.pop("type"))
    async with playing(local.url, "Оля", "Тарас", "Віра", rounds=1) as people:
        assert await people[1].refused(kind, **command) == "not-the-host"
        await finish_round(people)
        await people[0].until(lambda me: me.room["phase"] == "over")
        assert await people[0].refused(kind, **command) == "not-playing"


async def test_a_pause_stops_the_clock_the_bots_and_everything_but_talk(local):
    async with playing(local.url, "Оля", "Тарас", bots=2) as (olia, taras):
        await olia.done("pause")
        await taras.until(lambda me: me.room["paused"])
        entries = len(steps_on_disk(local, olia.room["match"]))
        ends = taras.view["table"]["phase"]["ends"]
        left = ends - await table_now(taras)
        move = next((one.view["choices"][0] for one in (olia, taras) if one.view["choices"]), None)
        if move is not None:
            mover = olia if olia.view["choices"] else taras
            assert await mover.refused("play", move=move) == "paused"
        await taras.play(type="say", text="я по чай")
        await asyncio.sleep(60)
        assert len(steps_on_disk(local, olia.room["match"])) == entries + 1
        await olia.done("resume")
        await taras.until(lambda me: not me.room["paused"])
        assert taras.view["table"]["phase"].get("ends", ends) == ends
        assert left - (ends - await table_now(taras)) < 900


async def table_now(player) -> int:
    """As a new tab is told."""
    tab = player.tab()
    await tab.join(player.room["code"])
    await tab.until(lambda me: me.view)
    await tab.close()
    player.reopen()
    await player.until(lambda me: me.online)
    now: int = tab.now
    return now


async def test_whoever_hears_late_of_a_pause_is_told_where_the_time_stands(local):
    async with playing(local.url, "Оля", "Тарас", "Віра") as (olia, taras, _):
        ghost = await taras.fall_silent()
        await olia.done("pause")
        stands = last_room(olia)["now"]
        await asyncio.sleep(0.6)
        taras.reopen()
        await taras.until(lambda me: me.online and me.room["paused"])
        assert taras.welcomes[-1]["resumed"]
        assert last_room(taras)["now"] == stands == await table_now(olia)
        await ghost.close()
        ghost = await taras.fall_silent()
        await olia.done("resume")
        await asyncio.sleep(0.6)
        taras.reopen()
        await taras.until(lambda me: last_room(me)["now"] >= stands + 600)
        assert not taras.room["paused"]
        await ghost.close()


def last_room(player) -> dict[str, Any]:
    frames = (json.loads(frame) for frame in reversed(player.frames))
    return next(frame for frame in frames if frame["type"] == "room")


async def test_a_pause_outlives_the_server(local):
    async with playing(local.url, "Оля", bots=3, game="wink") as (olia,):  # bots never keep still
        await olia.done("pause")
        await local.kill()
        await local.start()
        await olia.until(lambda me: len(me.welcomes) == 2)
        entries = len(steps_on_disk(local, olia.room["match"]))
        await asyncio.sleep(60)
        assert olia.room["paused"]
        assert len(steps_on_disk(local, olia.room["match"])) == entries
        await olia.done("resume")
        await olia.until(lambda me: len(steps_on_disk(local, me.room["match"])) > entries)


@pytest.mark.parametrize("game", zmova.games.names())
async def test_a_match_ended_early_has_a_result_that_anybody_can_verify(local, game):
    bots = seats_near(game, 5) - 2
    async with playing(local.url, "Оля", "Тарас", bots=bots, game=game) as (olia, taras):
        await asyncio.sleep(30)
        await olia.done("end-early")
        await taras.until(lambda me: me.room["phase"] == "over")
        result = taras.view["table"]["phase"]["result"]
        (played,) = taras.room["evening"]
        assert (played["early"], played["winners"]) == (True, result["winners"])
        match = olia.room["match"]
        steps = steps_on_disk(local, match)
        assert steps[-1].move == {"type": "call-off"}
        assert recomputed(game, steps).over
        verify(msgspec.json.decode(await exported(local.url, match), type=Export))
        await olia.done("again")


async def test_rounds_that_were_finished_count_when_a_match_is_ended_early(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", rounds=3) as people:
        spy = next(one for one in people if one.view["mine"]["spy"])
        await finish_round(people, right=True)
        await people[0].done("end-early")
        await people[1].until(lambda me: me.room["phase"] == "over")
        assert people[1].view["table"]["phase"]["result"]["winners"] == [spy.seat]


async def test_nobody_wins_what_was_ended_before_anything_was_decided(local):
    async with playing(local.url, "Оля", "Тарас", "Віра") as people:
        await people[0].done("end-early")
        await people[1].until(lambda me: me.room["phase"] == "over")
        assert people[1].view["table"]["phase"]["result"]["winners"] == []
        assert people[1].room["evening"][0]["winners"] == []


async def test_limits_change_from_the_next_turn_on_and_stay_for_the_next_match(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", turn_seconds=60) as people:
        olia = people[0]
        before = olia.view["table"]["phase"]["turn_ends"]
        await olia.done("limits", limits={"turn_seconds": 20, "minutes": 9})
        assert olia.view["table"]["phase"]["turn_ends"] == before
        asker = people[olia.view["table"]["phase"]["asker"]]
        ask = next(move for move in asker.view["choices"] if move["type"] == "ask")
        await asker.play(**ask)
        await olia.until(lambda me: me.view["table"]["phase"]["asked"] is not None)
        assert olia.view["table"]["phase"]["turn_ends"] - olia.now <= 20_000
        assert olia.view["table"]["clock"] == 9 * 60_000
        assert olia.room["options"]["turn_seconds"] == 20
        steps = steps_on_disk(local, olia.room["match"])
        assert recomputed(EXAMPLE, steps).state.options.turn_seconds == 20


@pytest.mark.parametrize("limits", [{"rounds": 9}, {"turn_seconds": 1}, {"wings": 2}])
async def test_other_options_and_silly_limits_are_refused(local, limits):
    async with playing(local.url, "Оля", "Тарас", "Віра") as (olia, *_):
        entries = len(steps_on_disk(local, olia.room["match"]))
        assert await olia.refused("limits", limits=limits) == "bad-options"
        assert len(steps_on_disk(local, olia.room["match"])) == entries


async def test_nobody_who_is_here_and_acts_loses_the_seat_to_a_bot(local):
    """Here: connected, not late, and did something within the last two minutes."""
    async with playing(local.url, "Оля", "Тарас", "Віра", turn_seconds=None) as (olia, taras, _):
        stand_in = {"type": "stand-in", "chair": 1, "bot": True}
        refused = await olia.send({**stand_in, "id": "first"})
        assert (refused["key"], refused["params"]) == ("still-here", {"minutes": 2})
        for _ in range(3):
            await asyncio.sleep(IDLE_SECONDS - 10)
            await taras.play(type="say", text="я тут")
            assert await olia.refused("stand-in", chair=1, bot=True) == "still-here"
        await asyncio.sleep(IDLE_SECONDS)
        await olia.done("stand-in", chair=1, bot=True)
        await taras.done("take-back")
        assert await olia.refused("stand-in", chair=1, bot=True) == "still-here"
        await taras.hang_up()
        await olia.done("stand-in", chair=1, bot=True)


async def test_who_lets_the_time_run_out_may_be_stood_in_for(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", turn_seconds=20) as people:
        asker = people[0].view["table"]["phase"]["asker"]
        host = people[0]
        if asker == 0:
            host = people[1]
            await people[0].done("hand-over", member=host.me)
        assert await host.refused("stand-in", chair=asker, bot=True) == "still-here"
        await asyncio.sleep(21)
        await host.done("stand-in", chair=asker, bot=True)


async def test_no_seat_s_own_view_reaches_another_by_give_and_take_of_chairs(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", "Ніна", turn_seconds=None) as people:
        olia, taras, vira, nina = people
        own = [one.view["mine"] for one in people]
        await asyncio.sleep(IDLE_SECONDS)
        await olia.done("stand-in", chair=1, bot=True)
        await asyncio.sleep(5)
        await olia.done("stand-in", chair=1, bot=False)
        await olia.done("kick", member=vira.me)
        await nina.done("leave")
        await nina.until(lambda me: me.bye == "left")
        await olia.done("hand-over", member=taras.me)
        await asyncio.sleep(5)
        for seat, one in enumerate(people):
            frames = [json.loads(frame) for frame in one.frames]
            views = [frame["view"] for frame in frames if frame["type"] == "view"]
            assert {view["me"] for view in views} == {seat}
            if own[seat]["spy"]:
                assert all(view["mine"]["location"] is None for view in views)


async def test_a_bot_takes_a_seat_and_gives_it_back(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", turn_seconds=None) as (olia, taras, _):
        await asyncio.sleep(IDLE_SECONDS)
        await olia.done("stand-in", chair=1, bot=True)
        await taras.until(lambda me: me.room["chairs"][1]["steward"])
        await olia.done("stand-in", chair=1, bot=False)
        await taras.until(lambda me: not me.room["chairs"][1]["steward"])
        await olia.done("stand-in", chair=1, bot=True)
        await taras.done("take-back")
        await taras.until(lambda me: not me.room["chairs"][1]["steward"])
        await taras.hang_up()
        assert await olia.refused("stand-in", chair=1, bot=False) == "not-here"
        assert await olia.refused("stand-in", chair=7, bot=True) == "no-such-chair"


async def test_limits_that_only_the_log_remembers_are_not_set_twice(local):
    async with playing(local.url, "Оля", "Тарас", "Віра") as (olia, *_):
        limits = {"type": "limits", "id": "once", "limits": {"turn_seconds": 20}}
        assert (await olia.send(limits))["type"] == "done"
        for _ in range(260):
            assert await olia.refused("sit") == "not-in-lobby"
        assert (await olia.send(limits))["type"] == "done"
        steps = steps_on_disk(local, olia.room["match"])
        assert [step.move["type"] for step in steps if step.move].count("relimit") == 1
        assert len(olia.welcomes) == 1


async def test_an_end_that_was_asked_for_under_an_old_name_ends_nothing(local):
    async with playing(local.url, "Оля", "Тарас", "Віра") as (olia, *_):
        said = {"type": "play", "id": "once", "move": {"type": "say", "text": "а"}}
        assert (await olia.send(said))["type"] == "done"
        for _ in range(260):
            assert await olia.refused("sit") == "not-in-lobby"
        assert (await olia.send({"type": "end-early", "id": "once"}))["type"] == "done"
        await olia.play(type="say", text="граймо далі")
        assert (olia.room["phase"], len(olia.welcomes)) == ("playing", 1)


async def test_limits_may_change_often_but_not_for_ever(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", game="trolley") as (olia, *_):
        for number in range(MOST_LIMITS):
            await olia.done("limits", limits={"pick_seconds": 30 + number % 2})
        assert await olia.refused("limits", limits={"pick_seconds": 45}) == "limits-enough"
        (options,) = {
            json.dumps(event["options"])
            for (events,) in local.rows(
                "SELECT events FROM entries WHERE match = ? AND n = ?",
                olia.room["match"],
                MOST_LIMITS,
            )
            for event in json.loads(events)
        }
        assert json.loads(options) == {"pick_seconds": 31}  # not the whole deck each time


async def test_matches_do_not_begin_as_fast_as_messages_come(local):
    async with gathered(local.url, "Оля", bots=2) as (olia,):
        for _ in range(DEALS_AT_ONCE):
            await olia.done("start")
            await olia.done("end-early")
            await olia.done("again")
        assert await olia.refused("start") == "too-fast"
        assert olia.room["phase"] == "lobby"


async def test_a_match_that_ended_in_a_pause_is_over_after_a_power_cut(local):
    async with playing(local.url, "Оля", "Тарас", "Віра") as (olia, *_):
        await olia.done("pause")
        ((paused,),) = local.rows("SELECT state FROM rooms")
        await olia.done("end-early")
        await olia.until(lambda me: me.room["phase"] == "over")
        await local.kill()
        local.mend("UPDATE rooms SET state = ?", paused)  # as between the log and the room
        local.mend("UPDATE matches SET finished = 0")
        await local.start()
        await olia.until(lambda me: len(me.welcomes) == 2)
        assert (olia.room["phase"], olia.room["paused"]) == ("over", False)
        assert [played["early"] for played in olia.room["evening"]] == [True]
