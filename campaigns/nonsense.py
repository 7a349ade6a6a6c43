"""Messages that a client never sends: well-formed ones with a mistake, and noise."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, get_args

import msgspec
from msgspec import inspect

from zmova.games import names
from zmova.server import messages

KINDS = inspect.multi_type_info(
    [kind for kind in get_args(messages.Requests) if kind is not messages.Leave]
)
"""All but the farewell: somebody has to stay and send the rest."""
WORDS = (
    "",
    "x",
    "Оля",
    "a" * 41,
    "\u202e",
    "\ud800",
    "👩‍👩‍👧",
    "\x00",
    "__proto__",
    "<b>",
    "ё" * 300,
)
NUMBERS = (0, 1, -1, 7, 255, 2**31, 2**63, 10**40, 0.5, -0.0, 1e308)


def junk(rng: Random, depth: int = 0) -> Any:
    makers: list[Callable[[], Any]] = [
        lambda: rng.choice(WORDS),
        lambda: rng.choice(NUMBERS),
        lambda: rng.choice([None, True, False]),
        lambda: [junk(rng, depth + 1) for _ in range(rng.randrange(4))],
        lambda: {rng.choice(WORDS): junk(rng, depth + 1) for _ in range(rng.randrange(4))},
    ]
    return rng.choice(makers[: 3 if depth > 3 else 5])()


def a_command(rng: Random, choices: list[dict[str, Any]]) -> dict[str, Any]:
    """Of any kind, with every field filled in more or less as its type wants it."""
    kind = rng.choice(KINDS)
    assert isinstance(kind, inspect.StructType)
    made = {field.encode_name: fitting(rng, field.name, choices) for field in kind.fields}
    return {"type": kind.tag, **made}


def fitting(rng: Random, field: str, choices: list[dict[str, Any]]) -> Any:
    match field:
        case "id":
            return f"{rng.randrange(10**9)}"
        case "match":
            return None
        case "move" if choices and rng.random() < 0.7:
            return dict(rng.choice(choices))
        case "move":
            return {"type": "say", "text": rng.choice(WORDS)}
        case "chair" | "step" | "cursor" | "at" | "hand":
            return rng.randrange(6)
        case "game":
            return rng.choice([*names(), "chess", None])
        case "name" | "member":
            return rng.choice(WORDS)
        case "mask" | "order":
            return [rng.randrange(6) for _ in range(rng.randrange(6))]
        case "bot" | "bots" | "screen":
            return rng.random() < 0.5
        case "options" | "limits" | "manners":
            return {rng.choice(["rounds", "minutes", "locked", "x"]): junk(rng)}
    return junk(rng)


def spoilt(rng: Random, command: dict[str, Any]) -> dict[str, Any]:
    """With a field lost, added, or of another kind; in its move or outside."""
    target = command
    if isinstance(command.get("move"), dict) and rng.random() < 0.6:
        target = command["move"] = dict(command["move"])
    name = rng.choice([*target, rng.choice(WORDS)])
    if rng.random() < 0.3:
        target.pop(name, None)
    else:
        target[name] = junk(rng)
    return command


def message(rng: Random, choices: list[dict[str, Any]]) -> bytes:
    """One message; most can be read, so that what lies behind the reader is met too."""
    luck = rng.random()
    command = a_command(rng, choices)
    if luck < 0.5:
        command = spoilt(rng, command)
    raw = bytearray(json.dumps(command).encode())
    if luck > 0.9:
        for _ in range(rng.randrange(1, 4)):
            place = rng.randrange(len(raw))
            raw[place : place + rng.randrange(3)] = rng.choice([b"", b'"', b"[" * 50, b"\\u", b"9"])
            if not raw:
                break
    return bytes(raw)


def readable(raw: bytes) -> bool:
    try:
        msgspec.json.decode(raw, type=messages.Requests)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return True
