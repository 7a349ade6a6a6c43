"""How a server is set up: every setting has a default, an environment variable and a flag."""

import os
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """The name in upper case with ZMOVA_ before it is the variable: ZMOVA_PORT, ZMOVA_DATA, ..."""

    host: str = "0.0.0.0"
    port: int = 8000
    data: Path = Path("data/zmova.sqlite3")
    public_url: str = ""
    """Where people reach the server, for links and QR codes; empty: the address they came by."""
    behind_proxy: bool = False
    """Believe X-Forwarded-For, -Proto and -Host of the proxy in front."""
    log: str = "console"
    """console or json"""
    max_rooms: int = 5000
    """Rooms in memory at once; sleeping rooms lie in the store and do not count."""
    max_people: int = 40
    """People in one room, onlookers too."""
    max_connections: int = 20000
    max_message: int = 16 * 1024
    """Bytes of one message from a client."""
    messages_per_second: float = 10.0
    message_burst: int = 40
    rooms_per_minute: float = 20.0
    """New rooms for one address."""
    lookups_per_minute: float = 120.0
    """Room codes that one address may try."""
    away_seconds: float = 20.0
    """After so long without a connection a steward takes the seat (G7)."""
    sleep_seconds: float = 60.0
    """After so long without anybody a room is put to sleep."""
    keep_days: int = 60
    """Rooms that nobody enters for so long are forgotten; logs of matches stay."""
    bot_pace: float = 1.0
    """Bots take so much of their human-like time; tests make them quick."""


def from_environment(**given: Any) -> Config:
    """Flags win over variables, variables over defaults."""
    hints = get_type_hints(Config)
    settings: dict[str, Any] = {}
    for name in Config.__struct_fields__:
        if given.get(name) is not None:
            settings[name] = given[name]
        elif (raw := os.environ.get(f"ZMOVA_{name.upper()}")) is not None:
            kind = get_args(hints[name])[0] if get_args(hints[name]) else hints[name]
            try:
                settings[name] = _read(kind, raw)
            except ValueError:
                raise SystemExit(f"ZMOVA_{name.upper()}={raw!r} is not a {kind.__name__}") from None
    return Config(**settings)


def _read(kind: Any, raw: str) -> Any:
    if kind is bool:
        if raw.lower() not in ("1", "0", "true", "false", "yes", "no"):
            raise ValueError(raw)
        return raw.lower() in ("1", "true", "yes")
    return kind(raw)
