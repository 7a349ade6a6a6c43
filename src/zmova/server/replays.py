"""Finished matches over HTTP: the file, the cover, what a viewer saw, what each seat knew.

A match in play is not found. Once it is over all of it is public, and never changes again.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import web

from zmova.games import named
from zmova.replays.moments import Unwatchable, seen_steps
from zmova.replays.pages import minds_page, moments_page
from zmova.server.limits import Buckets
from zmova.server.room_shapes import Form
from zmova.server.rooms import Rooms
from zmova.store.export import Export
from zmova.table.illegal import Illegal

SETTLED = "public, max-age=86400, immutable"
"""A match that is over never changes; the next release may show it in another shape."""
PAGES_A_MINUTE, AT_ONCE = 240, 120
"""For one address: somebody who looks through many eyes."""
MOST_WORKING = 2
"""Pages that are made at the same time: matches in play come first."""


class Player(msgspec.Struct, frozen=True):
    """Who played a seat: a person, or a bot by its persona; neither where nobody remembers."""

    name: str | None = None
    mask: list[int] = []
    form: Form | None = None
    bot: int | None = None


class Cover(msgspec.Struct, frozen=True):
    """What may be told of a match before it is watched: nothing of how it went."""

    match: str
    game: str
    seats: list[Player]
    started: int
    """Seconds since 1970; `lasted`: milliseconds of the table's own time."""
    lasted: int
    steps: int


class Replays:
    """The calls that the page of a match makes."""

    def __init__(
        self, rooms: web.AppKey[Rooms], address: Callable[[web.Request], str], app: web.Application
    ) -> None:
        self._rooms = rooms
        self._address = address
        self._asked = Buckets(PAGES_A_MINUTE / 60, AT_ONCE)
        self._work = asyncio.Semaphore(MOST_WORKING)
        app.router.add_get("/api/matches/{id}.json", self.file)
        app.router.add_get("/api/matches/{id}/cover", self.cover)
        app.router.add_get("/api/matches/{id}/moments", self.moments)
        app.router.add_get("/api/matches/{id}/minds", self.minds)

    async def file(self, request: web.Request) -> web.Response:
        """For `verify` and `replay`, of whatever rules."""
        response = _json(await self._exported(request))
        response.headers["Content-Disposition"] = "attachment"
        return response

    async def cover(self, request: web.Request) -> web.Response:
        """Names are the room's to remember and to forget, so this may change."""
        found = await self._found(request)
        rooms, match = request.app[self._rooms], request.match_info["id"]
        record = await rooms.store.match(match)
        assert record is not None
        seats = await rooms.seated(record.room, match)
        if seats is None:
            players = [Player()] * found.steps[0].events[0]["seats"]
        else:
            players = [Player(one.name, one.mask, one.form, one.bot) for one in seats]
        started = await rooms.store.started(match)
        return _json(Cover(match, found.game, players, started, record.now, len(seen_steps(found))))

    async def moments(self, request: web.Request) -> web.Response:
        """`?seat=2`, or `none` for an onlooker; `from` is the step that the page begins with."""
        found = await self._found(request)
        seats = found.steps[0].events[0]["seats"]
        raw = request.query.get("seat", "none")
        viewer = None if raw == "none" else _number(raw, seats - 1)
        start = _number(request.query.get("from", "0"), len(seen_steps(found)) - 1)
        return await self._page(lambda: moments_page(found, viewer, start))

    async def minds(self, request: web.Request) -> web.Response:
        found = await self._found(request)
        start = _number(request.query.get("from", "0"), len(seen_steps(found)) - 1)
        return await self._page(lambda: minds_page(found, start))

    async def _found(self, request: web.Request) -> Export:
        found = await self._exported(request)
        if not named(found.game).knows_rules(found.version):
            raise Illegal("other-rules")
        return found

    async def _exported(self, request: web.Request) -> Export:
        """Counted against those who ask for very much."""
        rooms = request.app[self._rooms]
        if not self._asked.take(self._address(request), rooms.moment()):
            raise Illegal("too-fast")
        found = await rooms.exported(request.match_info["id"])
        if found is None:
            raise Illegal("not-over")
        return found

    async def _page(self, make: Callable[[], Any]) -> web.Response:
        async with self._work:
            try:
                response = _json(await asyncio.to_thread(make))
            except Unwatchable:
                raise Illegal("other-rules") from None
        response.headers["Cache-Control"] = SETTLED
        return response


def _number(raw: str, most: int) -> int:
    if not raw.isascii() or not raw.isdecimal() or len(raw) > 9 or int(raw) > most:
        raise Illegal("bad-message")
    return int(raw)


def _json(thing: object) -> web.Response:
    response = web.Response(body=msgspec.json.encode(thing), content_type="application/json")
    response.enable_compression()
    return response
