"""G3 on the wire: every frame of a match, held against what that viewer may be told."""

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.browsing import exported
from tests.player import Player
from tests.server.gathering import gathered, playing
from tests.server.retelling import json_of, retold
from zmova.store.export import Export
from zmova.table.delta import delta
from zmova.table.seat import Viewer

LIKING = {"ask": 6, "answer": 6, "vote": 3, "guess": 2, "next": 9, "accuse": 0.5, "reveal": 0.5}
LONG: dict[str, Any] = {"rounds": 4, "minutes": 20, "turn_seconds": None}


async def play_to_the_end(people: list[Player], chance: random.Random, pause: float = 0.2) -> None:
    """Everybody moves at random until the match is over, and talks.

    Only the last seat is ever accused, and all agree: so a bot there that is the spy is found.
    """
    last = people[0].view["table"]["seats"] - 1
    async with asyncio.timeout(3600):
        while people[0].room["phase"] == "playing":
            one = chance.choice(people)
            moves = [{"type": "say", "text": f"{chance.random()}"}]
            moves += [
                move
                for move in one.view["choices"]
                if move.get("suspect", last) == last and move.get("guilty", True)
            ]
            move = chance.choices(moves, [LIKING.get(move["type"], 1) for move in moves])[0]
            await one.ask("play", move=move)
            await asyncio.sleep(pause)
    for one in people:
        await one.until(lambda me: me.room["phase"] == "over")


async def log_of(url: str, player: Player) -> Export:
    return msgspec.json.decode(await exported(url, player.room["match"]), type=Export)


def told(player: Player) -> list[Any]:
    """The views and updates that came, without their numbers."""
    frames = [json.loads(frame) for frame in player.frames]
    return [
        {name: value for name, value in frame.items() if name != "n"}
        for frame in frames
        if frame["type"] in ("view", "update")
    ]


def due(match: Export, viewer: Viewer) -> Iterator[Any]:
    """The same from the log: the view after the deal, then the notices and changes that follow."""
    before: Any = None
    for table, events, at, beat in retold(match.game, match.steps):
        view = table.view(viewer)
        if before is None:
            first = {"type": "view", "now": 0, "view": json_of(view), "talk": []}
            yield first
        else:
            notices = [table.notice(event, viewer) for event in events]
            yield {
                "type": "update",
                "now": at,
                "notices": [json_of(notice) for notice in notices if notice is not None],
                "table": json_of(delta(before.table, view.table)),
                "mine": json_of(delta(before.mine, view.mine)) if viewer is not None else {},
                "choices": json_of(view.choices) if view.choices != before.choices else None,
                **({"beat": beat} if beat else {}),
            }
        before = view


def is_what_was_due(frames: list[Any], match: Export, viewer: Viewer) -> None:
    """To the letter; while a beat stands, the time of the log is ahead of the time on screens."""
    expected = list(due(match, viewer))
    for frame, one in zip(frames[1:], expected[1:], strict=True):
        assert frame["now"] <= one["now"]
    timeless = [{**frame, "now": 0} for frame in frames]
    assert timeless == [{**one, "now": 0} for one in expected]


async def frames_are_what_may_be_told(url: str, seed: int, **pace: float) -> None:
    async with playing(url, "Оля", "Тарас", "Віра", bots=1, **LONG) as people:
        await play_to_the_end(people, random.Random(seed), **pace)
        match = await log_of(url, people[0])
        for seat, one in enumerate(people):
            is_what_was_due(told(one), match, seat)


@pytest.mark.parametrize("seed", range(3))
async def test_every_frame_is_what_its_viewer_may_be_told_and_nothing_else(local, seed):
    await frames_are_what_may_be_told(local.url, seed)


async def test_so_it_is_over_real_lines_too(server):
    await frames_are_what_may_be_told(server.url, seed=0, pause=0)


async def test_an_onlooker_is_told_what_everybody_is_told(local):
    async with (
        gathered(local.url, "Оля", "Тарас", "Віра", **LONG) as people,
        Player(local.url, "Глядач") as onlooker,
    ):
        await people[0].done("start")
        await onlooker.join(people[0].room["code"])
        await onlooker.until(lambda me: me.view)
        await play_to_the_end(people, random.Random(5))
        await onlooker.until(lambda me: me.room["phase"] == "over")
        is_what_was_due(told(onlooker), await log_of(local.url, people[0]), None)


def leaves(thing: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value in a frame and where it stands."""
    if isinstance(thing, dict):
        for name, value in thing.items():
            yield from leaves(value, f"{path}.{name}")
    elif isinstance(thing, list):
        for value in thing:
            yield from leaves(value, path)
    else:
        yield path.removeprefix(".view"), thing


OPEN = {".table.places.id", ".table.places.items.id", ".choices.location"}
"""The list of all places lies open, and a guess offers all of it."""
OWN_PLACE = {".mine.location", ".notices.location"}
OWN_ROLE = {".mine.role", ".notices.role"}


async def test_no_frame_tells_the_spy_the_place_or_anybody_anothers_card(local):
    """By the shape of the frames alone, whatever views and notices are made of."""
    async with (
        playing(local.url, "Оля", "Тарас", "Віра", **LONG) as people,
        Player(local.url, "Глядач") as onlooker,
    ):
        await onlooker.join(people[0].room["code"])
        await play_to_the_end(people, random.Random(9))
        match = await log_of(local.url, people[0])
        deals = [event for step in match.steps for event in step.events if event["type"] == "dealt"]
        assert len(deals) == 4
        looked_at = 0
        for viewer in [*people, onlooker]:
            number = 0
            for raw in viewer.frames:
                frame = json.loads(raw)
                if frame["type"] not in ("view", "update", "room"):
                    continue
                if any(notice["type"] == "round-ended" for notice in frame.get("notices", [])):
                    number += 1
                    continue
                if number == len(deals) or frame["type"] == "room":
                    continue
                deal = deals[number]
                knows = viewer is not onlooker and viewer.seat != deal["spy"]
                found = list(leaves(frame))
                named = {path for path, value in found if value == deal["location"]} - OPEN
                assert named <= (OWN_PLACE if knows else set()), raw
                roles = {path for path, _ in found if "role" in path and "finished" not in path}
                assert roles <= (OWN_ROLE if viewer is not onlooker else set()), raw
                looked_at += 1
        assert looked_at > 40
