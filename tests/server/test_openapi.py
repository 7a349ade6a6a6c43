"""The page of calls: every call is on it, and answers are what it promises."""

import json
from typing import Any

import msgspec

from tests.browsing import get, post
from tests.server.calling import ROOM
from tests.server.gathering import finish_round, playing
from zmova.server import http_shapes, openapi
from zmova.server.config import Config
from zmova.server.web import make_app

OLDER = {"/api/games/{game}/places"}
"""As pages of earlier releases call it; nobody new needs to know."""


async def published(url: str) -> Any:
    status, body = await get(url, "/api/openapi.json")
    assert status == 200
    return json.loads(body)


async def test_every_call_is_on_the_page_and_no_other(local):
    app = make_app(Config())
    calls = {
        (route.method.lower(), route.resource.canonical)
        for route in app.router.routes()
        if route.resource is not None and route.method != "HEAD"
    }
    real = {
        (method, path)
        for method, path in calls
        if path.startswith(("/api/", "/healthz", "/metrics")) and path not in OLDER
    }
    page = await published(local.url)
    assert page["openapi"].startswith("3.1")
    assert {(method, path) for path, one in page["paths"].items() for method in one} == real


def promised(page: Any, method: str, path: str, status: int) -> bool:
    return str(status) in page["paths"][path][method]["responses"]


async def test_answers_are_as_promised(local):
    page = await published(local.url)
    async with playing(local.url, "Оля", "Тарас", "Віра", rounds=1) as people:
        code, match = people[0].room["code"], people[0].room["match"]
        status, body = await get(local.url, f"/api/rooms/{code}")
        assert promised(page, "get", "/api/rooms/{code}", status)
        msgspec.json.decode(body, type=http_shapes.RoomCard)
        await finish_round(people)
        await people[0].until(lambda me: me.room["phase"] == "over")
        for path in ("cover", "moments", "minds"):
            status, _ = await get(local.url, f"/api/matches/{match}/{path}")
            assert status == 200
            assert promised(page, "get", f"/api/matches/{{id}}/{path}", status)
    for method, path, body, status, kind in [
        ("get", "/healthz", b"", 200, http_shapes.Health),
        ("get", "/api/rooms/nobody", b"", 404, http_shapes.Refusal),
        ("get", "/api/matches/x.json", b"", 404, http_shapes.Refusal),
        ("post", "/api/rooms", b'{"game": "chess"}', 400, http_shapes.Refusal),
        ("post", "/api/rooms", ROOM, 201, http_shapes.Made),
    ]:
        answer = await (get(local.url, path) if method == "get" else post(local.url, path, body))
        assert answer[0] == status
        msgspec.json.decode(answer[1], type=kind)


def test_what_it_refers_to_is_there():
    raw = json.dumps(openapi.document())
    known = openapi.document()["components"]["schemas"]
    for name in {part.split('"')[0] for part in raw.split("#/components/schemas/")[1:]}:
        assert name in known
