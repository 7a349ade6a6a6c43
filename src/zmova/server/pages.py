"""Serves the web client: its files, its page for each path that is a page, 404 for all others."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from aiohttp import web

from zmova.games import folder, names
from zmova.server.answers import FILE_PIECE
from zmova.server.codes import LONG, SHORT

STATIC = Path(str(files("zmova"))) / "static"
FILE_NAME = re.compile(r"[\w-][\w.-]{0,80}", re.ASCII)
ASKED_AGAIN = {"Cache-Control": "no-cache"}
PLAIN = {"Content-Type": "text/plain; charset=utf-8"} | ASKED_AGAIN


def add_pages(app: web.Application) -> None:
    if (STATIC / "assets").is_dir():
        app.router.add_static("/assets", STATIC / "assets", chunk_size=FILE_PIECE)
    app.router.add_get("/{page:(?!api/|ws/|assets/).*}", page)


async def name_charset(_: web.Request, response: web.StreamResponse) -> None:
    """All texts of ours are UTF-8."""
    if response.content_type == "application/javascript":  # as it was called once
        response.content_type = "text/javascript"
    text = response.content_type.startswith("text/") or response.content_type.endswith("+xml")
    if text and response.charset is None:
        response.charset = "utf-8"


async def page(request: web.Request) -> web.StreamResponse:
    name = request.match_info["page"]
    if FILE_NAME.fullmatch(name) and (STATIC / name).is_file():
        return web.FileResponse(
            STATIC / name, FILE_PIECE, headers=PLAIN if name.endswith(".txt") else ASKED_AGAIN
        )
    app = STATIC / "index.html"
    if not app.is_file():
        return web.Response(status=503, text="The client is not built yet: run ./zmova\n")
    if _pages().fullmatch(name):
        return web.FileResponse(app, FILE_PIECE, headers=ASKED_AGAIN)
    # For people the app says so, with a way home.
    return web.Response(status=404, body=app.read_bytes(), content_type="text/html")


@cache
def _pages() -> re.Pattern[str]:
    """As in `web/src/table/paths.ts`; whether there is such a room or match, the page says."""
    written = [game for game in names() if folder(game).joinpath("rules", "en.md").is_file()]
    letter, games = "[A-Za-z]", "|".join(written)
    code = f"({letter}{{{SHORT}}}|{letter}{{{LONG}}})"
    return re.compile(rf"|(r/{code}|tv(/{code})?|m/[0-9a-f]{{1,40}}|rules/({games}))/?")
