"""HTTP: checks on every request, the few calls about rooms, and the WebSocket."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from secrets import compare_digest
from urllib.parse import unquote, urlsplit

import msgspec
import structlog
from aiohttp import web
from aiohttp.http_exceptions import ContentEncodingError
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from zmova.games import named, registered
from zmova.server import metrics, openapi
from zmova.server.address import from_this_machine, invite_url, seen_url, visitor_of
from zmova.server.attempts import Attempts
from zmova.server.card_files import CardFiles
from zmova.server.card_reader import CardFile
from zmova.server.codes import read_code
from zmova.server.config import Config
from zmova.server.http_shapes import Health, Made, NewRoom, Refusal, RoomCard
from zmova.server.limits import Buckets
from zmova.server.lookups import Lookups
from zmova.server.messages import Stalled
from zmova.server.pages import add_pages, name_charset
from zmova.server.qr import QrCodes
from zmova.server.replays import Replays
from zmova.server.room import Room
from zmova.server.rooms import Rooms
from zmova.server.session import Sessions
from zmova.server.socket import Socket
from zmova.store.reading import Damaged
from zmova.table.illegal import BadDeal, Illegal

log = structlog.get_logger()
ROOMS = web.AppKey("rooms", Rooms)
SESSIONS = web.AppKey("sessions", Sessions)
CONFIG = web.AppKey("config", Config)
ATTEMPTS = web.AppKey("attempts", Attempts)
CARD_FILES = web.AppKey("card_files", CardFiles)
QR_CODES = web.AppKey("qr_codes", QrCodes)
NEW_ROOMS = web.AppKey("new_rooms", Buckets)
LOOKUPS = web.AppKey("lookups", Lookups)
HOUR = 3600
LARGEST_FILE = 160 * 1024
LONGEST_HOST = 261
"""Of a name of the Internet and a port."""
ASKING_SECONDS = 60.0
"""For the whole of a request to come and its answer to be found."""
UNREADABLE = (web.RequestPayloadError, ContentEncodingError)
STATUS = {
    "no-session": 401,
    "foreign-origin": 403,
    "not-for-you": 403,
    "no-such-lesson": 404,
    "no-such-page": 404,
    "no-such-room": 404,
    "not-over": 404,
    "other-rules": 410,
    "too-fast": 429,
    "not-kept": 503,
    "damaged": 503,
    "too-many-rooms": 503,
    "server-busy": 503,
}
routes = web.RouteTableDef()
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def make_app(config: Config, moment: Callable[[], float] = time.monotonic) -> web.Application:
    registered()  # games are read in before anybody waits for an answer
    app = web.Application(middlewares=[guard], client_max_size=LARGEST_FILE)
    app[CONFIG] = config
    app[ATTEMPTS] = Attempts()
    app[CARD_FILES] = CardFiles()
    app[QR_CODES] = QrCodes()
    app[NEW_ROOMS] = Buckets(config.rooms_per_minute / 60, max(3.0, config.rooms_per_minute))
    app[LOOKUPS] = Lookups(config, moment())
    app.cleanup_ctx.append(lambda app: _keep_rooms(app, moment))
    app.on_shutdown.append(_close_rooms)
    app.on_response_prepare.append(name_charset)
    app.add_routes(routes)
    Replays(ROOMS, _address, app)
    add_pages(app)
    return app


async def _keep_rooms(app: web.Application, moment: Callable[[], float]) -> AsyncIterator[None]:
    rooms = Rooms(app[CONFIG], moment)
    app[ROOMS] = rooms
    app[SESSIONS] = Sessions(*rooms.store.sessions())
    sweeping = asyncio.create_task(_sweep(rooms))
    yield
    sweeping.cancel()
    await rooms.store.close()


async def _close_rooms(app: web.Application) -> None:
    """While the sockets are still open: they end with their rooms."""
    await app[ROOMS].close()


async def _sweep(rooms: Rooms) -> None:
    while True:
        await asyncio.sleep(HOUR)
        try:
            await rooms.store.count_hour()
            await rooms.forget_idle()
        except sqlite3.Error as error:  # a full or busy disk: an hour later it may be better
            log.warning("not-swept", error=str(error))


# checks on every request


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refusals as JSON, nothing ill-formed, no strange origins, and nobody who takes for ever."""
    try:
        _must_be_well_formed(request)
        if not _own_origin(request):
            raise Illegal("foreign-origin")
        async with asyncio.timeout(None if request.path.startswith("/ws/") else ASKING_SECONDS):
            response = await handler(request)
    except Illegal as refused:
        metrics.REFUSED.labels(refused.key).inc()
        request.app[ATTEMPTS].note(refused.key)
        response = _refused(STATUS.get(refused.key, 400), refused.key, refused.params)
    except web.HTTPNotFound:
        response = _refused(404, "no-such-page")
    except web.HTTPRequestEntityTooLarge:
        response = _refused(413, "too-long")
    except Damaged as damage:
        log.error("store-damaged", error=str(damage), way_back="zmova restore BACKUP --replace")
        request.app[ROOMS].heard_of(damage)
        response = _refused(503, "damaged")
    except TimeoutError:
        response = _refused(408, "too-slow")
    except UNREADABLE:
        response = _refused(400, "bad-message")
    if request.path.startswith("/assets/") and response.status < 400:
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    return response


def _must_be_well_formed(request: web.Request) -> None:
    """Names go into links, pictures and comparisons."""
    named = [request.headers.get(name, "") for name in ("Host", "X-Forwarded-Host")]
    try:
        well = all(len(name) <= LONGEST_HOST for name in named) and request.url is not None
    except ValueError:
        well = False
    if not well:
        raise Illegal("bad-message")


def _refused(status: int, key: str, params: dict[str, object] | None = None) -> web.Response:
    return _json(Refusal(key, params or {}), status)


def _json(thing: object, status: int = 200) -> web.Response:
    body = msgspec.json.encode(thing)
    return web.Response(status=status, body=body, content_type="application/json")


def _own_origin(request: web.Request) -> bool:
    """Browsers name the page that calls; only our own may change anything or open a socket."""
    origin = request.headers.get("Origin")
    if origin is None or (request.method == "GET" and not request.path.startswith("/ws/")):
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    own = {request.host, urlsplit(request.app[CONFIG].public_url).netloc}
    if request.app[CONFIG].behind_proxy:
        own.add(request.headers.get("X-Forwarded-Host", request.host))
    return host != "" and host in own


def _address(request: web.Request) -> str:
    return visitor_of(request, request.app[CONFIG])


def _code(request: web.Request) -> str:
    """The room code of the path."""
    code = read_code(request.match_info["code"])
    if code is None:
        raise Illegal("no-such-room")
    return code


async def _room(request: web.Request) -> Room:
    """The room of the path. Who tries many codes has to wait; who found it before never does."""
    app, code, session = request.app, _code(request), request.app[SESSIONS].of(request)
    rooms, lookups, address = app[ROOMS], app[LOOKUPS], _address(request)
    awake, now, guesses = rooms.awake.get(code), rooms.moment(), False
    member = awake is not None and awake.state.by_session(session or "") is not None
    if session and (member or app[SESSIONS].has_found(request, code, session)):
        lookups.comes_back(session, now)
    else:
        lookups.guesses(address, now)
        guesses = awake is None and not rooms.is_looked_for(code)  # else somebody's guess counts
        if not guesses:
            lookups.was_right(address)
    room = await rooms.room(code)
    if room is None:
        raise Illegal("no-such-room")
    if guesses:
        lookups.was_right(address)
    return room


def _remember(request: web.Request, response: web.StreamResponse, code: str) -> None:
    request.app[SESSIONS].remember(request, response, code, _secure(request))


def _secure(request: web.Request) -> bool:
    return seen_url(request, request.app[CONFIG]).startswith("https")


# calls


@routes.post("/api/hello")
async def hello(request: web.Request) -> web.Response:
    response = _json({})
    request.app[SESSIONS].greet(request, response, _secure(request))
    return response


@routes.post("/api/rooms")
async def create_room(request: web.Request) -> web.Response:
    return await _create(request, lesson=False)


async def _create(request: web.Request, lesson: bool) -> web.Response:
    rooms = request.app[ROOMS]
    if not request.app[NEW_ROOMS].take(_address(request), rooms.moment()):
        raise Illegal("too-fast")
    try:
        asked = msgspec.json.decode(await request.read(), type=NewRoom)
        code = await rooms.create(asked.game, lesson)
    except (msgspec.DecodeError, UnicodeError, BadDeal):
        raise Illegal("bad-message") from None
    return _json(Made(code), 201)


@routes.post("/api/lessons")
async def create_lesson(request: web.Request) -> web.Response:
    return await _create(request, lesson=True)


@routes.get("/api/rooms/{code}")
async def look_up(request: web.Request) -> web.Response:
    state = (room := await _room(request)).state
    free = named(state.game).most - len(state.chairs) if state.phase == "lobby" else 0
    link = f"{invite_url(request, request.app[CONFIG])}/r/{state.code}"
    people = len(room.presence.people)
    card = RoomCard(state.code, state.game, state.phase, link, people, free, state.lesson)
    _remember(request, response := _json(card), state.code)
    return response


@routes.get("/api/rooms/{code}/qr.svg")
async def qr(request: web.Request) -> web.Response:
    app = request.app
    link = f"{invite_url(request, app[CONFIG])}/r/{_code(request)}"
    picture = app[QR_CODES].of(link, _address(request), app[ROOMS].moment())
    return web.Response(body=picture, content_type="image/svg+xml")


@routes.post("/api/games/{game}/own-content")
@routes.post("/api/games/{game}/places")  # as pages of earlier releases call it
async def read_own_content(request: web.Request) -> web.Response:
    """A host's own cards from a file, read and given back for the options."""
    request.app[LOOKUPS].count(_address(request), request.app[ROOMS].moment())
    try:
        game = named(request.match_info["game"])
    except BadDeal:
        raise Illegal("bad-message") from None
    name = unquote(request.headers.get("X-File-Name", ""))[:200]
    file = CardFile(game.name, name.encode("utf-8", "replace").decode(), await request.read())
    body = await request.app[CARD_FILES].read(file, _address(request))
    return web.Response(body=body, content_type="application/json")


@routes.get("/healthz")
async def health(request: web.Request) -> web.Response:
    """Whether people can play here: a server that can't write is not well, and says why."""
    rooms = request.app[ROOMS]
    why = "closing" if rooms.closing else await rooms.ails()
    told = Health(why is None, len(rooms.awake), why or "", rooms.bad_rows)
    return _json(told, 200 if why is None else 503)


@routes.get("/api/openapi.json")
async def calls(_: web.Request) -> web.Response:
    return _json(openapi.document())


@routes.get("/metrics")
async def prometheus(request: web.Request) -> web.Response:
    key = request.app[CONFIG].metrics_key
    shown, due = (
        text.encode("utf-8", "surrogateescape")  # neither has to be good UTF-8
        for text in (request.headers.get("Authorization", ""), f"Bearer {key}")
    )
    known = compare_digest(shown, due) if key else from_this_machine(request)
    if not known:
        raise Illegal("not-for-you")
    writer = request.app[ROOMS].store.writer
    metrics.WRITTEN.set(writer.written)
    metrics.GROUPS.set(writer.groups)
    response = web.Response(body=generate_latest())
    response.headers["Content-Type"] = CONTENT_TYPE_LATEST
    return response


@routes.get("/ws/{code}")
async def open_socket(request: web.Request) -> web.StreamResponse:
    config, rooms = request.app[CONFIG], request.app[ROOMS]
    session = request.app[SESSIONS].of(request)
    if session is None:
        raise Illegal("no-session")
    if metrics.CONNECTIONS._value.get() >= config.max_connections:
        raise Illegal("server-busy")
    code = (await _room(request)).state.code
    ws = web.WebSocketResponse(
        max_msg_size=LARGEST_FILE, compress=False, heartbeat=20.0, timeout=5.0
    )
    _remember(request, ws, code)
    try:
        await ws.prepare(request)
    except ConnectionError:  # gone before it was let in
        return ws
    home = request.app[SESSIONS].home(code, _address(request))
    socket = Socket(ws, request, session, home)
    if rooms.stalled:
        await socket.send(msgspec.json.encode(Stalled(rooms.stalled, None)))
    metrics.CONNECTIONS.inc()
    try:
        hello = await socket.first(config.hello_seconds)
        room = await rooms.room(code)  # it may have gone to sleep meanwhile
        if room is None:
            raise Illegal("no-such-room")
        await socket.serve(room, hello, config)
    except Illegal as refused:
        await socket.turn_away(refused.key)
    finally:
        metrics.CONNECTIONS.dec()
    return ws
