"""W15: to whoever did not see a wink no trace of it is sent, nor any other size or rhythm.

A random match is played. Then, for each viewer, it is shown once more without winks that this
viewer did not see, through the very functions that fill the sockets. Every frame must come at the
same moment with the same bytes, numbers and all; only the end of the match tells the difference.
"""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from tests.games.wink.leaks import WINKS
from tests.games.wink.leaks.base import WinkGame
from tests.games.wink.oracle.twins import Knowledge, is_wink
from tests.properties.frames import Device, People, Show, show
from tests.properties.oracle import oracle_of
from tests.properties.playing import FOLD, Maker, Match
from tests.properties.secrecy import Leak
from zmova.games import named
from zmova.games.wink.moves import Call, Pass
from zmova.table.event import Event
from zmova.table.move import Move
from zmova.table.seat import Viewer
from zmova.table.view import View

BATCHES = FOLD
WINKS_OF_A_BATCH = 130
"""How many different winks each batch compares: more than 20,000 in a campaign."""


class Winks:
    """The winks of a random match with masks: which step each is, and who saw it."""

    def __init__(self, make: Maker, seed: int) -> None:
        match = Match(make, oracle_of("wink"), seed, stewards=True)
        self.masks = match.table.opened.options["eyes"] == "masks"
        if not self.masks:
            return
        self.people = People(match)
        log = [msgspec.to_builtins(event) for event in match.table.log]
        self.viewers: list[Viewer] = [None, *range(match.table.opened.seats)]
        self.events = [event for event in log if event["type"] == "winked"]
        self.steps = [i for i, step in enumerate(self.people.steps) if is_wink(step.move)]
        saw = {viewer: Knowledge(log, viewer).saw for viewer in self.viewers}
        self.seen_by = [
            {viewer for viewer in self.viewers if saw[viewer][wink]}
            for wink in range(len(self.events))
        ]
        assert len(self.events) == len(self.steps) == len(saw[None])

    def unseen(self, viewer: Viewer) -> list[int]:
        return [wink for wink, seers in enumerate(self.seen_by) if viewer not in seers]

    async def shown(
        self, viewers: list[Viewer], left_out: list[int], stewards: list[Move], show: Show
    ) -> tuple[dict[Viewer, Device], list[Move]]:
        insiders = {seer for wink in left_out for seer in self.seen_by[wink] if seer is not None}
        without = frozenset(self.steps[wink] for wink in left_out)
        return await self.people.shown(viewers, without, frozenset(insiders), stewards, show)


async def compare(winks: Winks, rng: Random, show: Show = show) -> set[int]:
    """Which winks were left out for somebody who did not see them; raises Leak."""
    devices, stewards = await winks.shown(winks.viewers, [], [], show)
    compared: set[int] = set()
    for viewer in winks.viewers:
        unseen = winks.unseen(viewer)
        if not unseen:
            continue
        left_out = sorted(rng.sample(unseen, rng.choice([1, rng.randint(1, len(unseen))])))
        again, _ = await winks.shown([viewer], left_out, stewards, show)
        gone = [winks.events[wink] for wink in left_out]
        same(devices[viewer], again[viewer], gone)
        compared |= set(left_out)
    return compared


def same(here: Device, there: Device, gone: list[dict[str, Any]]) -> None:
    for one, other in zip(here.frames, there.frames, strict=False):
        if one != other:
            raise Leak(f"viewer {here.viewer}\n  with:    {one!r}\n  without: {other!r}")
    if len(here.frames) != len(there.frames):
        raise Leak(f"viewer {here.viewer}: {len(here.frames)}, {len(there.frames)} frames")
    moments = {(wink["at"], wink["seat"]) for wink in gone}
    told = [
        (page, [wink for wink in winks if (wink["at"], wink["seat"]) not in moments])
        for page, winks in map(at_the_end, here.ending)
    ]
    if told != [*map(at_the_end, there.ending)]:
        raise Leak(f"viewer {here.viewer}, at the end: {here.ending!r}, {there.ending!r}")


def at_the_end(frame: bytes) -> tuple[Any, list[dict[str, Any]]]:
    """The frame without the winks that it discloses and without who never winked, and those."""
    page = msgspec.json.decode(frame)
    if not isinstance(page, dict):
        return page, []
    table = page["view"]["table"] if page["type"] == "view" else page["table"]
    table.pop("silent", None)
    for notice in page.get("notices", []):
        notice.pop("silent", None)
    return page, table["phase"].pop("winks")


@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_match_without_unseen_winks_sends_the_same_bytes_at_the_same_moments(batch):
    """W15, G3"""
    compared, seed = 0, batch * 100
    while compared < WINKS_OF_A_BATCH:
        assert seed < batch * 100 + 60, "hardly anybody winks"
        winks = Winks(lambda: named("wink"), seed)
        if winks.masks:
            compared += len(asyncio.run(compare(winks, Random(seed))))
        seed += 1


def test_a_wink_that_was_seen_does_change_what_is_sent():
    """W15: or nothing above would prove anything."""
    changed = 0
    for seed in range(6):
        winks = Winks(lambda: named("wink"), seed)
        if not winks.masks:
            continue
        devices, stewards = asyncio.run(winks.shown(winks.viewers, [], [], show))
        for wink, seers in list(enumerate(winks.seen_by))[:6]:
            left = asyncio.run(winks.shown([*seers], [wink], stewards, show))[0]
            for seer in seers:
                with pytest.raises(Leak):
                    same(devices[seer], left[seer], [winks.events[wink]])
                changed += 1
    assert changed > 30


# leaks planted on purpose


class StewardByTheDice(WinkGame):
    """The table's dice are thrown by the place in the log, where winks count."""

    def steward(self, seen: View, whim: Random) -> Move:
        return whim.choice([move for move in seen.choices if isinstance(move, Call | Pass)])


async def a_number_for_every_event(match: Any, events: list[Event], viewers: Any) -> None:
    for seat, stream in viewers:
        stream.n += not match.table.tells(events, seat)
    await show(match, events, viewers)


async def the_absent_miss_every_event(match: Any, events: list[Event], viewers: Any) -> None:
    for seat, stream in viewers:
        if stream.sink is None and not match.table.tells(events, seat):
            stream.skip()
    await show(match, events, viewers)


async def an_empty_frame_for_every_event(match: Any, events: list[Event], viewers: Any) -> None:
    await show(match, events, viewers)
    for seat, stream in viewers:
        if not match.table.tells(events, seat):
            await stream.send(b"{}")


def leaks(make: Maker, show: Show = show) -> bool:
    for seed in range(12):
        winks = Winks(make, seed)
        try:
            if winks.masks:
                asyncio.run(compare(winks, Random(seed), show))
        except Leak:
            return True
    return False


@pytest.mark.parametrize("leak", [*WINKS, StewardByTheDice], ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found_in_the_frames(leak):
    """W15"""
    assert leaks(leak.planted)


@pytest.mark.parametrize(
    "show",
    [a_number_for_every_event, the_absent_miss_every_event, an_empty_frame_for_every_event],
)
def test_a_server_that_leaks_is_found(show):
    """W15"""
    assert leaks(lambda: named("wink"), show)
