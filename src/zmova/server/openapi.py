"""The calls of the server as an OpenAPI page, for tools and for strangers' clients.

What goes over the WebSocket is in `messages.py`; pages and their parts are no calls.
"""

from functools import cache
from importlib.metadata import version
from typing import Any, NamedTuple

import msgspec

from zmova.games import names
from zmova.server import http_shapes as shapes
from zmova.server.replays import Cover
from zmova.store.export import Export

JSON, SVG, TEXT = "application/json", "image/svg+xml", "text/plain"
REF = "#/components/schemas/{name}"


class Call(NamedTuple):
    method: str
    path: str
    says: str
    answers: dict[int, Any]
    """By status: a type, None for JSON of a shape that is not promised, or a media type."""
    body: Any = None
    parameters: tuple[dict[str, Any], ...] = ()


def _named(name: str, where: str, kind: dict[str, Any], needed: bool = True) -> dict[str, Any]:
    return {"name": name, "in": where, "required": needed, "schema": kind}


CODE = _named("code", "path", {"type": "string", "minLength": 1, "examples": ["KIMORA"]})
MATCH = _named("id", "path", {"type": "string", "minLength": 1})
FROM = _named("from", "query", {"type": "integer", "minimum": 0}, needed=False)
SEAT = _named(
    "seat",
    "query",
    {"anyOf": [{"type": "integer", "minimum": 0}, {"const": "none"}]},
    needed=False,
)
REFUSED = shapes.Refusal
BUSY = {429: REFUSED, 503: REFUSED}


@cache
def _calls() -> list[Call]:
    game = _named("game", "path", {"type": "string", "enum": names()})
    file = _named("X-File-Name", "header", {"type": "string"}, needed=False)
    begin = {201: shapes.Made, 400: REFUSED, 404: REFUSED, **BUSY}
    record = {200: None, 400: REFUSED, 404: REFUSED, 410: REFUSED, **BUSY}
    return [
        Call("post", "/api/hello", "Gives a session to whoever has none.", {200: None}),
        Call("post", "/api/rooms", "Opens a room.", begin, body=shapes.NewRoom),
        Call("post", "/api/lessons", "Opens a lesson.", begin, body=shapes.NewRoom),
        Call(
            "get",
            "/api/rooms/{code}",
            "What may be known of a room before entering it.",
            {200: shapes.RoomCard, 404: REFUSED, **BUSY},
            parameters=(CODE,),
        ),
        Call(
            "get",
            "/api/rooms/{code}/qr.svg",
            "The link of a room as a QR code.",
            {200: SVG, 400: REFUSED, 404: REFUSED, **BUSY},
            parameters=(CODE,),
        ),
        Call(
            "post",
            "/api/games/{game}/own-content",
            "A host's own cards from a file, as a part of the options.",
            {200: None, 400: REFUSED, 413: REFUSED, **BUSY},
            body=bytes,
            parameters=(game, file),
        ),
        Call(
            "get",
            "/api/matches/{id}.json",
            "A finished match: what was published before the deal, and its log.",
            {200: Export, 404: REFUSED, **BUSY},
            parameters=(MATCH,),
        ),
        Call(
            "get",
            "/api/matches/{id}/cover",
            "Who played it, and nothing of how it went.",
            {**record, 200: Cover},
            parameters=(MATCH,),
        ),
        Call(
            "get",
            "/api/matches/{id}/moments",
            "What a seat saw, step by step; without a seat, an onlooker.",
            record,
            parameters=(MATCH, SEAT, FROM),
        ),
        Call(
            "get",
            "/api/matches/{id}/minds",
            "What each seat knew, step by step.",
            record,
            parameters=(MATCH, FROM),
        ),
        Call("get", "/api/openapi.json", "This page.", {200: None}),
        Call(
            "get",
            "/healthz",
            "Whether people can play here, and if not, why.",
            {200: shapes.Health, 503: shapes.Health},
        ),
        Call(
            "get",
            "/metrics",
            "Counts for Prometheus, for the keeper of the server.",
            {200: TEXT, 403: REFUSED},
        ),
    ]


@cache
def document() -> dict[str, Any]:
    calls = _calls()
    types = {
        kind
        for call in calls
        for kind in (*call.answers.values(), call.body)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    }
    ordered = sorted(types, key=lambda kind: kind.__name__)
    _, components = msgspec.json.schema_components(ordered, ref_template=REF)
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method] = _operation(call)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Zmova",
            "version": version("zmova"),
            "description": __doc__,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(call: Call) -> dict[str, Any]:
    made: dict[str, Any] = {
        "summary": call.says,
        "responses": {str(status): _answer(status, kind) for status, kind in call.answers.items()},
    }
    if call.parameters:
        made["parameters"] = list(call.parameters)
    if call.body is bytes:
        made["requestBody"] = {"content": {"application/octet-stream": {}}}
    elif call.body is not None:
        content = {JSON: {"schema": {"$ref": REF.format(name=call.body.__name__)}}}
        made["requestBody"] = {"required": True, "content": content}
    return made


def _answer(status: int, kind: Any) -> dict[str, Any]:
    says = "as asked" if status < 300 else "refused, with its reason"
    if isinstance(kind, str):
        return {"description": says, "content": {kind: {}}}
    schema = {} if kind is None else {"schema": {"$ref": REF.format(name=kind.__name__)}}
    return {"description": says, "content": {JSON: schema}}
