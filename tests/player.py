"""A player at a real socket who behaves like the browser: resumes, repeats, applies changes."""

import asyncio
import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any
from uuid import uuid4

import aiohttp

from tests.browsing import INSIDE, browser
from tests.facts import EXAMPLE
from zmova.table.delta import apply
from zmova.table.sealed import seal

FINAL = ("newer-tab", "kicked", "left", "room-closed")
FIRST_WAIT, LONGEST_WAIT = 0.03, 0.3
PATIENCE, INSIDE_PATIENCE = 30.0, 3600.0
"""Seconds; in a server inside this process they cost nothing."""

Reply = dict[str, Any]


class Player:
    """One browser tab. `frames` holds every message that ever came, as text."""

    def __init__(self, url: str, name: str, jar: aiohttp.CookieJar | None = None, **hello: Any):
        self.url, self.name = url, name
        self.patience = INSIDE_PATIENCE if url.startswith(INSIDE) else PATIENCE
        self.jar = jar if jar is not None else aiohttp.CookieJar(unsafe=True)
        self.salt = sha256(f"salt of {name}".encode()).hexdigest()
        self.seals = True
        """Whether this phone adds to the dice; below, whether it shows what it added."""
        self.reveals = True
        self.openings: list[tuple[str, list[str | None]]] = []
        """The commitments and seals that were shown before a deal."""
        self.hello = {"name": name, "mask": [1, 2, 3], **hello}
        self.frames: list[str] = []
        self.me: str = ""
        self.epoch: str | None = None
        self.cursor: int | None = None
        self.room: Reply = {}
        self.view: Any = None
        self.now = 0
        self.talk: list[Reply] = []
        self.bye: str | None = None
        self.turned_away: str | None = None
        self.welcomes: list[Reply] = []
        self.close_codes: list[int | None] = []
        self.gaps = 0
        """How often a message was missing, so that the whole had to be asked for."""
        self.online = False
        self.on_view: Callable[[Player], None] = lambda player: None
        self._code = ""
        self._sealed: tuple[str | None, str] | None = None
        self._pending: dict[str, tuple[str, asyncio.Future[Reply]]] = {}
        self._http = browser(url, self.jar)
        self._ws: aiohttp.ClientWebSocketResponse | None = None
        self._life: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()

    async def __aenter__(self) -> "Player":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # coming and going

    async def create(self, game: str = EXAMPLE, lesson: bool = False) -> str:
        await self.meet()
        path = "/api/lessons" if lesson else "/api/rooms"
        async with self._http.post(path, json={"game": game}) as answer:
            made: str = (await answer.json())["code"]
            return made

    async def meet(self) -> None:
        """Gets a session cookie, unless there is one."""
        async with self._http.post("/api/hello") as answer:
            assert answer.status == 200

    async def join(self, code: str) -> "Player":
        await self.meet()
        self._code = code
        self.reopen()
        await self.until(lambda me: me.online or me.over)
        return self

    def reopen(self) -> None:
        before, self.online = self._life, False
        if before is not None:
            before.cancel()
        self.bye = self.turned_away = None
        self._life = asyncio.create_task(self._live(before))
        self._life.add_done_callback(lambda _: self._tell())

    async def close(self) -> None:
        """Closes the tab."""
        await self.hang_up()
        await self._http.close()

    async def hang_up(self) -> None:
        """Closes the socket as a browser does and stays away until `reopen`."""
        if self._life is not None:
            self._life.cancel()
            await asyncio.gather(self._life, return_exceptions=True)
        await self._unplug()

    def break_off(self) -> None:
        """The connection breaks without a farewell; the player comes back by itself."""
        assert self._ws is not None
        assert self._ws._response.connection is not None
        transport = self._ws._response.connection.transport
        assert transport is not None
        transport.abort()

    async def fall_silent(self) -> aiohttp.ClientWebSocketResponse:
        """The network is gone and neither side knows: nothing is read, nothing is closed."""
        ghost, self._ws = self._ws, None
        assert ghost is not None
        await self.hang_up()
        return ghost

    async def _unplug(self) -> None:
        ws, self._ws, self.online = self._ws, None, False
        if ws is not None:
            await ws.close()

    @property
    def over(self) -> bool:
        return self.bye in FINAL or self.turned_away is not None

    def tab(self) -> "Player":
        """Another tab of the same browser."""
        tab = Player(self.url, self.name, self.jar)
        tab.hello = dict(self.hello)
        return tab

    # asking

    async def ask(self, kind: str, **fields: Any) -> Reply:
        """A command; the answer is `done` or `refused`, however often the line breaks."""
        return await self.send({"type": kind, "id": uuid4().hex, **fields})

    def send(self, command: Reply) -> "asyncio.Future[Reply]":
        text = json.dumps(command, ensure_ascii=False)
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._pending[command["id"]] = (text, answer)
        if self.online and self._ws is not None and not self._ws.closed:
            self._hurry(text)
        return answer

    async def done(self, kind: str, **fields: Any) -> None:
        """Acknowledged, and what came of it seen (except a farewell)."""
        answer = await asyncio.wait_for(self.ask(kind, **fields), self.patience)
        assert answer["type"] == "done", (kind, fields, answer)
        if kind != "leave":
            await self.next_frame("update" if kind == "play" else "room", answer["frame"])

    async def refused(self, kind: str, **fields: Any) -> str:
        answer = await asyncio.wait_for(self.ask(kind, **fields), self.patience)
        assert answer["type"] == "refused", (kind, fields, answer)
        return str(answer["key"])

    async def play(self, **move: Any) -> None:
        await self.done("play", move=move)

    async def raw(self, data: bytes, kind: aiohttp.WSMsgType = aiohttp.WSMsgType.TEXT) -> None:
        """Whatever a browser of ours would never send."""
        assert self._ws is not None
        await self._ws.send_frame(data, kind)

    async def until(self, seen: Callable[["Player"], Any], patience: float | None = None) -> None:
        async with asyncio.timeout(patience or self.patience):
            while not seen(self):
                if self._life is not None and self._life.done() and not self._life.cancelled():
                    self._life.result()  # what ended it, if anything did
                await self._changed.wait()

    async def next_frame(self, kind: str, since: int) -> Reply:
        """The first message of the kind behind so many."""
        found: list[Reply] = []

        def look(me: Player) -> bool:
            found.extend(f for f in map(json.loads, me.frames[since:]) if f["type"] == kind)
            return bool(found)

        await self.until(look)
        return found[0]

    @property
    def seat(self) -> int | None:
        chairs = [n for n, chair in enumerate(self.room["chairs"]) if chair["member"] == self.me]
        return chairs[0] if chairs else None

    # the line

    async def _live(self, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await asyncio.gather(before, return_exceptions=True)
            await self._unplug()
        wait = FIRST_WAIT
        while not self.over:
            welcomed = len(self.welcomes)
            try:
                self._ws = ws = await self._http.ws_connect(f"/ws/{self._code}", max_msg_size=0)
                bookmark = {"epoch": self.epoch, "cursor": self.cursor}
                await ws.send_str(json.dumps({"type": "hello", **self.hello, **bookmark}))
                async for message in ws:
                    self._take(str(message.data))
                self.close_codes.append(ws.close_code)
            except aiohttp.WSServerHandshakeError as refused:
                if refused.status < 500:
                    self.turned_away = str(refused.status)
            except (aiohttp.ClientError, OSError):
                pass
            await self._unplug()
            self._tell()
            if not self.over:
                wait = FIRST_WAIT if len(self.welcomes) > welcomed else min(LONGEST_WAIT, wait * 2)
                await asyncio.sleep(wait)

    def _take(self, text: str) -> None:
        self.frames.append(text)
        reply = json.loads(text)
        match reply["type"]:
            case "welcome":
                self._arrive(reply)
            case "room":
                self._count(reply)
                self._enter({**self.room, **reply["room"]})
            case "view":
                self._count(reply)
                self.view, self.talk, self.now = reply["view"], reply["talk"], reply["now"]
                self.on_view(self)
            case "update":
                self._count(reply)
                self._update(reply)
                self.on_view(self)
            case "done" | "refused":
                _, answer = self._pending.pop(reply["id"], ("", None))
                reply["frame"] = len(self.frames)
                if answer is not None and not answer.done():
                    answer.set_result(reply)
                if reply["type"] == "refused" and reply["id"] is None and not self.online:
                    self.turned_away = reply["key"]
            case "bye":
                self.bye = reply["why"]
        self._tell()

    def _arrive(self, reply: Reply) -> None:
        self.welcomes.append(reply)
        self.me, self.epoch, self.online, self.bye = reply["me"], reply["epoch"], True, None
        if not reply["resumed"]:
            self.cursor = reply["n"]
            self._enter(reply["room"])
        for text, _ in self._pending.values():
            self._hurry(text)

    def _hurry(self, text: str) -> None:
        """Writes without waiting; what gets lost is sent again after the next welcome."""
        ws = self._ws
        assert ws is not None
        sending = asyncio.ensure_future(ws.send_str(text))
        sending.add_done_callback(lambda sent: sent.cancelled() or sent.exception())

    def _enter(self, room: Reply) -> None:
        self.room = room
        if room["phase"] == "lobby":
            self.view, self.talk = None, []
            self._promise(room)

    def _promise(self, room: Reply) -> None:
        """As a phone does: its salt under a seal, and the salt once all seals lie open."""
        commitment, opening = room["commitment"], room["opening"]
        if opening is not None:
            shown = (commitment, opening)
            if shown not in self.openings:
                self.openings.append(shown)
            if self.reveals and seal(commitment, self.salt) in opening:
                self.send({"type": "reveal", "id": uuid4().hex, "salt": self.salt})
        elif self.seals and self._sealed != (self.epoch, commitment):
            self._sealed = (self.epoch, commitment)
            given = {"commitment": commitment, "seal": seal(commitment, self.salt)}
            self.send({"type": "seal", "id": uuid4().hex, **given})

    def _count(self, reply: Reply) -> None:
        """Every number once and in order, or the message must not have come."""
        assert self.cursor is not None
        if reply["n"] != self.cursor + 1:
            self.gaps += 1
        self.cursor = reply["n"]

    def _update(self, reply: Reply) -> None:
        view = self.view
        self.now = reply["now"]
        self.view = {
            "me": view["me"],
            "table": apply(view["table"], reply["table"]),
            "mine": view["mine"] and apply(view["mine"], reply["mine"]),
            "choices": view["choices"] if reply["choices"] is None else reply["choices"],
        }
        self.talk = [*self.talk, *(n for n in reply["notices"] if n["type"] == "said")][-300:]

    def _tell(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()
