"""Lost connections, repeated commands, slow readers: everything once, in order, or a new view."""

import asyncio
import json
import random
import socket
import urllib.request
from typing import Any
from uuid import uuid4

import pytest

from tests.player import Player
from tests.server.gathering import gathered, playing
from tests.serving import Server


async def fresh(player: Player) -> Any:
    """The player's view as a new tab gets it; the old tab is closed by that."""
    async with player.tab() as tab:
        await tab.join(player.room["code"])
        await tab.until(lambda me: me.view)
    return tab.view


async def chat(players: list[Player], lines: int) -> None:
    """The players in turn say so many things."""
    for n in range(lines):
        await players[n % len(players)].play(type="say", text=f"{n}")


async def test_what_is_acknowledged_is_on_the_disk(local):
    async with playing(local.url, "Оля", "Тарас", "Віра") as people:
        for n in range(30):
            one = people[n % 3]
            command = {"type": "play", "id": uuid4().hex, "move": {"type": "say", "text": f"{n}"}}
            assert (await one.send(command))["type"] == "done"
            found = local.rows(
                "SELECT count(*) FROM entries WHERE member = ? AND command = ?",
                one.me,
                command["id"],
            )
            assert found == [(1,)]


async def test_the_same_command_again_gets_the_same_answer_and_has_one_effect(local):
    async with playing(local.url, "Оля", "Тарас", "Віра") as (olia, taras, vira):
        said = {"type": "play", "id": "said", "move": {"type": "say", "text": "двічі"}}
        wrong = {"type": "play", "id": "wrong", "move": {"type": "say", "text": "a", "to": "team"}}
        first = await olia.send(said), await olia.send(wrong)
        assert [one["type"] for one in first] == ["done", "refused"]
        await taras.until(lambda me: me.talk)

        async def repeated() -> None:
            for before, command in zip(first, (said, wrong), strict=True):
                again = await olia.send(command)
                assert {**again, "frame": 0} == {**before, "frame": 0}
            assert [line["text"] for line in taras.talk] == ["двічі"]
            assert local.rows("SELECT count(*) FROM entries WHERE command = 'said'") == [(1,)]

        await repeated()
        olia.break_off()
        await olia.until(lambda me: len(me.welcomes) == 2)
        await repeated()
        await local.restart(kill=True)
        await taras.until(lambda me: len(me.welcomes) == 2 and me.talk)
        await olia.until(lambda me: len(me.welcomes) == 3)
        await repeated()
        other = await vira.send({**said, "move": {"type": "say", "text": "своє"}})
        assert other["type"] == "done"
        await taras.until(lambda me: [line["text"] for line in me.talk] == ["двічі", "своє"])


async def test_the_same_holds_for_the_commands_of_the_lobby(local):
    async with gathered(local.url, "Оля") as (olia,):
        for kill in (None, False, True):
            if kill is not None:
                await local.restart(kill)
            answer = await olia.send({"type": "add-bot", "id": "one-bot"})
            assert answer["type"] == "done"
        await olia.until(lambda me: len(me.welcomes) == 3)
        assert await olia.refused("remove-bot", chair=2) == "no-such-chair"
        assert len(olia.room["chairs"]) == 2


async def test_so_is_what_was_refused_though_it_could_be_done_by_now(local):
    async with gathered(local.url, "Оля") as (olia,):
        out = {"type": "remove-bot", "id": "out", "chair": 1}
        assert (await olia.send(dict(out)))["key"] == "no-such-chair"
        await olia.done("add-bot")
        assert (await olia.send(dict(out)))["key"] == "no-such-chair"
        await olia.done("add-bot")
        assert len(olia.room["chairs"]) == 3


async def test_a_command_that_only_the_log_remembers_is_still_harmless(local):
    async with playing(local.url, "Оля", "Тарас", "Віра") as (olia, taras, _):
        first = {"type": "play", "id": "first", "move": {"type": "say", "text": "раз"}}
        assert (await olia.send(first))["type"] == "done"
        waiting = [
            olia.send({"type": "play", "id": f"n{n}", "move": {"type": "say", "text": f"{n}"}})
            for n in range(300)
        ]
        await asyncio.gather(*waiting)
        assert (await olia.send(first))["type"] == "done"
        await taras.play(type="say", text="кінець")
        assert local.rows("SELECT count(*) FROM entries WHERE command = 'first'") == [(1,)]
        assert len(taras.talk) == 300
        assert len(olia.welcomes) == 1


async def test_missed_messages_come_once_each_and_in_order(local):
    async with playing(local.url, "Оля", "Тарас", "Віра") as (olia, taras, vira):
        await chat([taras, vira], 3)
        ghost = await olia.fall_silent()
        await chat([taras, vira], 20)
        seen = len(olia.frames)
        olia.reopen()
        await olia.until(lambda me: me.online and me.talk and len(me.talk) == 23)
        assert olia.welcomes[-1]["resumed"]
        numbers = [json.loads(frame).get("n") for frame in olia.frames[seen + 1 :]]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        texts = [line["text"] for line in olia.talk[3:]]
        assert texts == [f"{n}" for n in range(20)]
        assert olia.room == taras.room
        assert olia.view == await fresh(olia)
        await ghost.close()


async def test_whoever_missed_too_much_gets_the_whole(local):
    async with playing(local.url, "Оля", "Тарас", "Віра") as (olia, taras, vira):
        ghost = await olia.fall_silent()
        await chat([taras, vira], 70)
        olia.reopen()
        await olia.until(lambda me: me.online and me.talk)
        assert not olia.welcomes[-1]["resumed"]
        assert len(olia.talk) == 70
        assert olia.view == await fresh(olia)
        await ghost.close()


async def test_a_broken_line_is_seen_by_others_and_mended(local):
    async with playing(local.url, "Оля", "Тарас", "Віра") as (olia, taras, vira):
        await olia.hang_up()
        await taras.until(lambda me: not me.room["members"][0]["online"])
        await chat([taras, vira], 4)
        olia.reopen()
        await olia.until(lambda me: me.online and len(me.talk) == 4)
        await taras.until(lambda me: me.room["members"][0]["online"])
        assert olia.view == await fresh(olia)


async def test_a_bookmark_of_another_waking_of_the_room_means_the_whole(local):
    async with playing(local.url, "Оля", "Тарас", "Віра") as (olia, taras, vira):
        for one in (olia, taras, vira):
            await one.hang_up()
        await asyncio.sleep(61)
        async with olia.tab() as tab:
            await tab.join(olia.room["code"])
            assert tab.epoch != olia.epoch
            vira.reopen()
            await vira.until(lambda me: me.online)
            assert olia.cursor is not None
            while tab.cursor < olia.cursor + 3:
                await vira.play(type="say", text="ще")
                await tab.until(lambda me: me.talk)
            olia.reopen()
            await olia.until(lambda me: me.online and me.talk)
            assert not olia.welcomes[-1]["resumed"]
            assert olia.talk == vira.talk


@pytest.mark.parametrize("seed", range(6))
async def test_after_any_troubles_the_view_is_the_one_that_a_new_tab_gets(local, seed):
    await troubles(local.url, random.Random(seed))


async def test_any_troubles_of_real_lines_end_as_well(server):
    await troubles(server.url, random.Random(6))


async def troubles(url: str, chance: random.Random) -> None:
    async with playing(url, "Оля", "Тарас", "Віра", rounds=5) as people:
        ghosts = []
        for _ in range(60):
            one = chance.choice(people)
            trouble = chance.random()
            if trouble < 0.1 and one.online:
                one.break_off()
                await one.until(lambda me: not me.online)
            elif trouble < 0.2 and one.online:
                ghosts.append(await one.fall_silent())
                one.reopen()
            elif one.online and one.view["choices"] and one.room["phase"] == "playing":
                move = chance.choice([*one.view["choices"], {"type": "say", "text": "гм"}])
                answer = await one.ask("play", move=move)
                assert answer["type"] == "done" or one.view is not None
            else:
                await asyncio.sleep(0.01)
        for one in people:
            await one.until(lambda me: me.online)
        await asyncio.sleep(0.1)
        for one in people:
            assert one.view == await fresh(one)
            assert one.gaps == 0
        for ghost in ghosts:
            await ghost.close()


async def test_whoever_resumes_is_shown_the_room_as_it_is_now(local):
    async with playing(local.url, "Оля", "Тарас", "Віра") as (olia, taras, _):
        ghost = await olia.fall_silent()
        seen = len(olia.frames)
        olia.reopen()
        await olia.next_frame("room", seen)
        assert olia.welcomes[-1]["resumed"]
        assert olia.room == taras.room
        await ghost.close()


async def test_a_slow_reader_is_cut_off_and_resumes_and_holds_nobody_up(server):
    async with gathered(server.url, "Оля", "Тарас") as (olia, taras):
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", server.port))
        async with Player(server.url, "Сонько") as sleepy:
            await sleepy.join(olia.room["code"])
            never_reads(narrow, sleepy, olia.room["code"])
            await sleepy.until(lambda me: me.bye == "newer-tab")
            before = slow_readers(server)
            loop = asyncio.get_running_loop()
            longest = 0.0
            roles = [f"{'роль' * 8} {n}" for n in range(7)]
            for n in range(1500):
                places = [{"name": f"місце {n} {m}", "roles": roles} for m in range(20)]
                begun = loop.time()
                await olia.done("options", options={"own": places})
                longest = max(longest, loop.time() - begun)
                if slow_readers(server) > before:
                    break
            assert slow_readers(server) == before + 1
            assert longest < 3
            await olia.until(lambda me: not me.room["members"][2]["online"])
            sleepy.reopen()
            await sleepy.until(lambda me: me.online)
            assert sleepy.room["options"] == olia.room["options"]
            assert taras.gaps == 0
            narrow.close()


def slow_readers(server: Server) -> float:
    with urllib.request.urlopen(f"{server.url}/metrics") as page:
        line = next(x for x in page.read().decode().splitlines() if x.startswith("zmova_slow"))
    return float(line.split()[-1])


def never_reads(narrow: socket.socket, player: Player, code: str) -> None:
    """A socket that says hello as the player and then never reads."""
    cookie = player.secret
    request = (
        f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: zmova={cookie}\r\n\r\n"
    )
    narrow.sendall(request.encode())
    hello = json.dumps({"type": "hello", "name": "x", "mask": [1]}).encode()
    assert len(hello) < 126
    narrow.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
