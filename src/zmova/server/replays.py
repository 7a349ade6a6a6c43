"""Finished matches over HTTP: the file, the cover, what a viewer saw, what each seat knew.

A match in play is not found. Once it is over all of it is public, and never changes again.
"""

from collections.abc import Callable

import msgspec
from aiohttp import web

from zmova.replays.pages import LONGEST
from zmova.server import retelling
from zmova.server.answers import PackedAnswer
from zmova.server.cache import Cache
from zmova.server.helper_processes import HelperProcesses
from zmova.server.limits import Buckets
from zmova.server.retelling import Facts, Pages
from zmova.server.room_shapes import Form
from zmova.server.rooms import Rooms
from zmova.server.turns import Turns
from zmova.store.records import MatchRecord
from zmova.table.illegal import Illegal

SETTLED = "public, max-age=86400, immutable"
"""A match that is over never changes; the next release may show it in another shape."""
PAGES_A_MINUTE, AT_ONCE = 240, 120
"""For one address: somebody who looks through many eyes."""
HELPERS = 1
"""Processes that make them: matches in play come first."""
LONGEST_WAIT = 50.0
"""Seconds until it is a replay's turn, where many are asked for."""
CACHED_BYTES = 64 * 1024 * 1024
"""Of replays that were made lately, packed as they are sent."""
CACHED_FACTS = 10_000


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
    """The calls that the page of a match makes. Each answer is made once, outside the loop."""

    def __init__(
        self, rooms: web.AppKey[Rooms], address: Callable[[web.Request], str], app: web.Application
    ) -> None:
        self._rooms = rooms
        self._address = address
        self._asked = Buckets(PAGES_A_MINUTE / 60, AT_ONCE)
        self._helpers = HelperProcesses(HELPERS)
        self._turns = Turns(HELPERS, LONGEST_WAIT)
        self._pages: Cache[Pages] = Cache(CACHED_BYTES, lambda pages: sum(map(len, pages)))
        self._facts: Cache[Facts] = Cache(CACHED_FACTS, lambda _: 1)
        app.on_cleanup.append(self._close)
        app.router.add_get("/api/matches/{id}.json", self.file)
        app.router.add_get("/api/matches/{id}/cover", self.cover)
        app.router.add_get("/api/matches/{id}/moments", self.moments)
        app.router.add_get("/api/matches/{id}/minds", self.minds)

    async def file(self, request: web.Request) -> PackedAnswer:
        """For `verify` and `replay`, of whatever rules."""
        record = await self._finished(request)
        (body,) = await self._made(request, record, retelling.file)
        response = _packed(request, body)
        name = f"zmova-{request.match_info['id']}.json"
        response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
        return response

    async def cover(self, request: web.Request) -> web.Response:
        """Names are the room's to remember and to forget, so this may change."""
        record = await self._finished(request)
        facts, rooms = await self._known(request, record), request.app[self._rooms]
        seats = await rooms.seated(record.room, record.id)
        if seats is None:
            players = [Player()] * facts.seats
        else:
            players = [Player(one.name, one.mask, one.form, one.bot) for one in seats]
        started = await rooms.store.started(record.id)
        cover = Cover(record.id, facts.game, players, started, record.now, facts.steps)
        return web.Response(body=msgspec.json.encode(cover), content_type="application/json")

    async def moments(self, request: web.Request) -> PackedAnswer:
        """`?seat=2`, or `none` for an onlooker; `from` is the step that the page begins with."""
        record = await self._finished(request)
        facts = await self._known(request, record)
        raw = request.query.get("seat", "none")
        viewer = None if raw == "none" else _number(raw, facts.seats - 1)
        return await self._page(request, record, facts, retelling.moments, viewer)

    async def minds(self, request: web.Request) -> PackedAnswer:
        record = await self._finished(request)
        facts = await self._known(request, record)
        return await self._page(request, record, facts, retelling.minds)

    async def _finished(self, request: web.Request) -> MatchRecord:
        """Counted against those who ask for very much."""
        rooms = request.app[self._rooms]
        if not self._asked.take(self._address(request), rooms.moment()):
            raise Illegal("too-fast")
        record = await rooms.store.match(request.match_info["id"])
        if record is None or not record.finished:
            raise Illegal("not-over")
        return record

    async def _known(self, request: web.Request, record: MatchRecord) -> Facts:
        store = request.app[self._rooms].store.path

        async def make() -> Facts:
            async with self._turns.of(self._address(request)):
                found = await self._helpers.work(retelling.facts, store, record.id)
            if found is None:
                raise Illegal("other-rules")
            return found

        return await self._facts.get(record.id, make)

    async def _page(
        self,
        request: web.Request,
        record: MatchRecord,
        facts: Facts,
        tell: Callable[..., Pages | None],
        *about: object,
    ) -> PackedAnswer:
        start = _number(request.query.get("from", "0"), facts.steps - 1)
        if start % LONGEST:
            raise Illegal("bad-message")
        pages = await self._made(request, record, tell, *about)
        if start // LONGEST >= len(pages):
            raise Illegal("bad-message")
        response = _packed(request, pages[start // LONGEST])
        response.headers["Cache-Control"] = SETTLED
        return response

    async def _made(
        self,
        request: web.Request,
        record: MatchRecord,
        tell: Callable[..., Pages | None],
        *about: object,
    ) -> Pages:
        """All pages at once: each of them needs the match up to its end."""
        store = request.app[self._rooms].store.path

        async def make() -> Pages:
            async with self._turns.of(self._address(request)):
                pages = await self._helpers.work(tell, store, record.id, *about)
            if pages is None:
                raise Illegal("other-rules")
            return pages

        return await self._pages.get((tell.__name__, record.id, *about), make)

    async def _close(self, _: web.Application) -> None:
        self._helpers.close()


def _number(raw: str, most: int) -> int:
    if not raw.isascii() or not raw.isdecimal() or len(raw) > 9 or int(raw) > most:
        raise Illegal("bad-message")
    return int(raw)


def _packed(request: web.Request, body: bytes) -> PackedAnswer:
    return PackedAnswer(body, "gzip" not in request.headers.get("Accept-Encoding", "").lower())
