"""How a server is set up: every setting has a default, an environment variable and a flag."""

import os
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

import msgspec

Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
Some = Annotated[int, msgspec.Meta(ge=1)]
Duration = Annotated[float, msgspec.Meta(ge=0)]
Rate = Annotated[float, msgspec.Meta(gt=0)]


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """The name in upper case with ZMOVA_ before it is the variable: ZMOVA_PORT, ZMOVA_DATA, ..."""

    host: str = "0.0.0.0"
    port: Port = 8000
    data: Path = Path("data/zmova.sqlite3")
    public_url: str = ""
    """Where people reach the server, for links and QR codes; empty: the address they came by."""
    behind_proxy: bool = False
    """Believe X-Forwarded-For, -Proto and -Host of the proxy in front."""
    log: Literal["console", "json"] = "console"
    metrics_key: str = ""
    """Who shows it as a bearer token may read /metrics; empty: this machine alone may. Counts tell
    of moves that the others at a table may not know of."""
    max_rooms: Some = 5000
    """Rooms in memory at once; sleeping rooms lie in the store and do not count."""
    max_people: Some = 40
    """People in one room, onlookers too."""
    max_connections: Some = 20000
    max_message: Some = 16 * 1024
    """Characters of one message from a client; options with a host's own cards may be longer."""
    messages_per_second: Rate = 10.0
    message_burst: Some = 40
    rooms_per_minute: Rate = 20.0
    """New rooms for one address."""
    lookups_per_minute: Rate = 120.0
    """Room codes that one address may try."""
    hello_seconds: Duration = 10.0
    """A socket that has not said who it is by then is closed."""
    away_seconds: Duration = 20.0
    """After so long without a connection a steward takes the seat (G7)."""
    sleep_seconds: Duration = 60.0
    """After so long without anybody a room is put to sleep."""
    keep_days: Some = 60
    """Rooms that nobody enters for so long are forgotten; logs of matches stay."""
    bot_pace: Duration = 1.0
    """Bots take so much of their human-like time; tests make them quick."""


def from_environment(**given: Any) -> Config:
    """Flags win over variables, variables over defaults."""
    settings: dict[str, Any] = {}
    for name, kind in get_type_hints(Config, include_extras=True).items():
        variable = f"ZMOVA_{name.upper()}"
        raw = given.get(name)
        told = f"--{name.replace('_', '-')}" if raw is not None else variable
        if raw is None and (raw := os.environ.get(variable)) is None:
            continue
        if kind is bool:
            raw = {"yes": True, "no": False}.get(str(raw).lower(), raw)
        try:
            settings[name] = msgspec.convert(raw, kind, strict=False, dec_hook=_path)
        except msgspec.ValidationError as error:
            raise SystemExit(f"{told} can't be {str(raw)!r}: {error}") from None
    return Config(**settings)


def _path(kind: type, raw: str | Path) -> Path:
    return kind(raw) if kind is Path else NotImplemented
