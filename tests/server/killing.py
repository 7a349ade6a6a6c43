"""`kill -9` at random moments: what was acknowledged is there once, and everybody plays on."""

import asyncio
import json
import random
import subprocess
import sys
import urllib.request
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec

from tests.facts import hasty
from tests.player import Player
from tests.server.retelling import json_of, recomputed, retold, steps_on_disk
from tests.serving import Server
from zmova.games import named, names
from zmova.store.export import Export
from zmova.table.offer import listed
from zmova.verify import promised, verify

ROOMS, PEOPLE = 10, 3
"""Each kill meets every room in another moment, and most players with a move under way.

The games take turns; a bot joins, or as many as a game needs."""
MOVES = 1000
"""At most so many are made between two kills."""
LIKING = {
    "start": 6,
    "ask": 6,
    "answer": 6,
    "vote": 4,
    "guess": 1,
    "next": 4,
    "accuse": 0.2,
    "reveal": 0.05,
    "look": 0.2,
    "wink": 6,
    "catch": 0.01,
    "claim": 0.1,
}


class Restless(Player):
    """Moves as fast as acknowledgements come, and remembers every move and every picture."""

    def __init__(self, url: str, name: str, chance: random.Random) -> None:
        super().__init__(url, name)
        self.chance = chance
        self.sent: dict[str, dict[str, Any]] = {}
        self.acknowledged: list[str] = []
        self.pictures: defaultdict[str, list[int]] = defaultdict(list)
        self.on_view = Restless.remember

    @staticmethod
    def remember(me: Player) -> None:
        assert isinstance(me, Restless)
        me.pictures[me.room["match"]].append(picture(me.view))

    async def play_on(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            await self.until(lambda me: me.online and me.room)
            if self.room["phase"] == "playing" and self.view:
                await self.move()
            elif self.room["host"] == self.me:
                await self.ask("again" if self.room["phase"] == "over" else "start")
            else:
                await asyncio.sleep(0.01)

    async def returned(self, before: int) -> None:
        """Welcomed more often than before."""
        await self.until(lambda me: len(me.welcomes) > before or me.over, 60)
        assert not self.over, (self.name, self.bye, self.turned_away)

    async def move(self) -> None:
        id = uuid4().hex
        moves = [*on_offer(self.room["game"], self.view["choices"]), {"type": "say", "text": id}]
        likings = [LIKING.get(move["type"], 1) for move in moves]
        move = self.chance.choices(moves, likings)[0]
        self.sent[id] = move
        answer = await self.send({"type": "play", "id": id, "move": move})
        if answer["type"] == "done":
            self.acknowledged.append(id)

    async def end_early(self) -> None:
        """If the match is not over by itself."""
        if self.room["phase"] != "playing":
            return
        id = uuid4().hex
        self.sent[id] = {"type": "call-off"}
        answer = await self.send({"type": "end-early", "id": id})
        if answer["type"] == "done":
            self.acknowledged.append(id)


def on_offer(game: str, choices: list[Any]) -> list[dict[str, Any]]:
    """The moves, one by one, where the view describes a range of them."""
    choice = named(game).shapes["Choice"]
    moves = listed([msgspec.convert(one, choice) for one in choices])
    return [json_of(move) for move in moves]


def picture(view: Any) -> int:
    """Of a view as it came or as it is made: the same number for the same."""
    return hash(msgspec.json.encode(view, order="sorted"))


async def outlive(server: Server, kills: int, seed: int, folder: Path) -> Counter[str]:
    """People play all games while their server is killed so many times; raises where a move was
    lost. In the end hosts break off what is still played, so that each game has a finished match.

    What was looked at is counted.
    """
    chance = random.Random(seed)
    rooms = [
        [Restless(server.url, f"{room}-{n}", chance) for n in range(PEOPLE)]
        for room in range(ROOMS)
    ]
    everybody = [one for room in rooms for one in room]
    for number, room in enumerate(rooms):
        game = names()[number % len(names())]
        code = await room[0].create(game)
        for one in room:
            await one.join(code)
        for _ in range(max(1, named(game).fewest - PEOPLE)):
            await room[0].done("add-bot")
        await room[0].done("options", options=hasty(game))
    stop = asyncio.Event()
    playing = [asyncio.create_task(one.play_on(stop)) for one in everybody]
    try:
        checked: Counter[str] = Counter()
        for _ in range(kills):
            await moves_made(everybody, chance.randrange(MOVES))
            await asyncio.sleep(chance.uniform(0.0, 0.02))
            await asyncio.to_thread(server.kill)
            for one in everybody:
                await one.until(lambda me: not me.online)
            in_the_log_once(server, everybody, checked)
            welcomes = [len(one.welcomes) for one in everybody]
            await asyncio.to_thread(server.start)
            for one, before in zip(everybody, welcomes, strict=True):
                await one.returned(before)
        stop.set()
        async with asyncio.timeout(20):
            await asyncio.gather(*playing)
        for room in rooms:
            await room[0].end_early()
        in_the_log_once(server, everybody, Counter())
        for one in everybody:
            assert one.gaps == 0
            await views_are_true(one)
        await asyncio.to_thread(server.stop)
        nothing_is_doubled_or_invented(server, everybody)
        finished = all_logs_replay(server, everybody)
        assert finished
        await asyncio.to_thread(server.start)
        exports_are_fair(server, [*finished], folder)
        counts = Counter(f"finished matches of {game}" for game in finished.values())
        for one in everybody:
            counts[f"moves acknowledged in {one.room['game']}"] += len(one.acknowledged)
        return counts
    finally:
        for task in playing:
            task.cancel()
        for one in everybody:
            await one.close()


async def moves_made(everybody: list[Restless], more: int) -> None:
    """Until so many more are acknowledged."""
    before = sum(len(one.acknowledged) for one in everybody)
    while sum(len(one.acknowledged) for one in everybody) < before + more:
        await asyncio.sleep(0.01)


def in_the_log_once(server: Server, everybody: list[Restless], checked: Counter[str]) -> None:
    """Every acknowledged move that was not looked for before.

    In whatever match: one that is repeated after a kill may find the next match begun.
    """
    kept: defaultdict[tuple[str, str], list[Any]] = defaultdict(list)
    for member, command, move in server.rows(
        "SELECT member, command, move FROM entries WHERE command IS NOT NULL"
    ):
        kept[member, command].append(json.loads(move))
    for one in everybody:
        for id in one.acknowledged[checked[one.name] :]:
            assert kept[one.me, id] == [one.sent[id]], (one.room["game"], id)
        checked[one.name] = len(one.acknowledged)


def nothing_is_doubled_or_invented(server: Server, everybody: list[Restless]) -> None:
    sent = {(one.me, id): move for one in everybody for id, move in one.sent.items()}
    said: Counter[str] = Counter()
    for member, command, move, events in server.rows(
        "SELECT member, command, move, events FROM entries WHERE member IS NOT NULL"
    ):
        assert json.loads(move) == sent[member, command]
        said.update(event["text"] for event in json.loads(events) if event["type"] == "said")
    assert said
    assert set(said.values()) == {1}


async def views_are_true(one: Restless) -> None:
    """What the player has on the screen is what a new tab gets."""
    async with asyncio.timeout(20):
        while True:
            tab = one.tab()
            await tab.join(one.room["code"])
            await tab.until(lambda me: me.view or me.room["phase"] == "lobby")
            await tab.close()
            before = len(one.welcomes)
            one.reopen()
            await one.returned(before)
            if one.view == tab.view:
                return  # a bot may have moved in between; then we look again


def all_logs_replay(server: Server, everybody: list[Restless]) -> dict[str, str]:
    """Every log gives one table, by its events and by its moves, and true pictures at each step.

    The matches that are over, and the game of each."""
    finished = {}
    for match, game, over in server.rows("SELECT id, game, finished FROM matches"):
        steps = steps_on_disk(server, match)
        true: defaultdict[int | None, list[int]] = defaultdict(list)
        table = None
        for table, *_ in retold(game, steps):
            for seat in range(table.opened.seats):
                true[seat].append(picture(table.view(seat)))
        assert table == recomputed(game, steps)
        assert table.over == bool(over)
        for one in everybody:
            if match in one.pictures:
                shown_in_order(one.pictures[match], true[one.seat])
        if over:
            finished[match] = game
    return finished


def shown_in_order(shown: list[int], true: list[int]) -> None:
    at = 0
    for one in shown:
        at = true.index(one, at)  # raises when it never was so, or was so only before


def exports_are_fair(server: Server, finished: list[str], folder: Path) -> None:
    file, promise = folder / "match.json", ""
    for match in finished:
        with urllib.request.urlopen(f"{server.url}/api/matches/{match}.json") as page:
            raw = page.read()
        exported = msgspec.json.decode(raw, type=Export)
        promise = promised(exported) or str(exported.commitment)
        verify(exported, promise)
        file.write_bytes(raw)
    check = [sys.executable, "-m", "zmova", "verify", str(file), "--commitment", promise]
    said = subprocess.run(check, capture_output=True, text=True)
    assert (said.returncode, said.stdout[:5]) == (0, "fair:"), said
