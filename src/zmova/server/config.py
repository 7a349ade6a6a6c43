"""What can be set: every setting with its default, its bounds and what it is for."""

from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, get_type_hints

import msgspec
from msgspec import Meta

Port = Annotated[int, Meta(ge=0, le=65535)]
Some = Annotated[int, Meta(ge=1)]
Duration = Annotated[float, Meta(ge=0)]
Rate = Annotated[float, Meta(gt=0)]
Secret = Annotated[str, Meta(extra={"secret": True})]
Origin = Annotated[
    str, Meta(pattern=r"^(https?://[^/\s]+/?)?$", examples=["https://zmova.example"])
]


def says(sentence: str) -> Meta:
    """What a setting is for: `serve --help` and the guide for hosts say it word for word."""
    return Meta(description=sentence)


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """How one server is set up."""

    host: Annotated[str, says("Address to listen on; 0.0.0.0 means every one.")] = "0.0.0.0"
    port: Annotated[Port, says("Port to listen on.")] = 8000
    data: Annotated[Path, says("The one SQLite file that holds everything.")] = Path(
        "data/zmova.sqlite3"
    )
    public_url: Annotated[
        Origin,
        says("Where people reach the server, for links and QR codes; empty: as they came."),
    ] = ""
    behind_proxy: Annotated[
        bool, says("Believe X-Forwarded-For, -Proto and -Host of the proxy in front.")
    ] = False
    tls_cert: Annotated[
        str, says("PEM file of the certificate and its chain: with it the server speaks HTTPS.")
    ] = ""
    tls_key: Annotated[
        str, says("PEM file of the certificate's private key, without a passphrase.")
    ] = ""
    log: Annotated[
        Literal["console", "json"], says("Lines for people, or a line of JSON an event.")
    ] = "console"
    # A count can tell of a move that the others at a table may not know of; so not for everybody.
    metrics_key: Annotated[
        Secret, says("Bearer token that opens /metrics; empty: only this machine may read it.")
    ] = ""
    max_rooms: Annotated[
        Some, says("Rooms in memory at once; sleeping rooms lie in the store and do not count.")
    ] = 5000
    max_empty: Annotated[
        Some,
        says("Sleeping rooms without people or results that are kept; of more the oldest goes."),
    ] = 10_000
    max_people: Annotated[Some, says("People in one room, onlookers too.")] = 40
    max_connections: Annotated[Some, says("Open sockets at once.")] = 20000
    max_message: Annotated[
        Some,
        says("Characters of one message from a client; options with own cards may be longer."),
    ] = 16 * 1024
    messages_per_second: Annotated[Rate, says("Messages from one socket in the long run.")] = 10.0
    message_burst: Annotated[Some, says("Messages from one socket at once.")] = 40
    rooms_per_minute: Annotated[Rate, says("New rooms for one address.")] = 20.0
    lookups_per_minute: Annotated[
        Rate, says("Room codes that one address may try, and files of cards it may send.")
    ] = 120.0
    hello_seconds: Annotated[
        Duration, says("A socket that has not said who it is by then is closed.")
    ] = 10.0
    away_seconds: Annotated[
        Duration, says("After so long without a connection a steward takes the seat.")
    ] = 20.0  # G7
    sleep_seconds: Annotated[
        Duration, says("After so long without anybody a room is put to sleep.")
    ] = 60.0
    keep_days: Annotated[
        Some,
        says(
            "Days of being open after which an unvisited room is forgotten; logs of matches stay."
        ),
    ] = 60
    bot_pace: Annotated[
        Duration,
        says(
            "How much of their human-like time bots take, and of its own a reveal; 0: no waiting."
        ),
    ] = 1.0

    @property
    def scheme(self) -> str:
        """What this process itself speaks; a proxy in front may speak another."""
        return "https" if self.tls_cert else "http"


class Setting(NamedTuple):
    """One field of `Config`, as it is called wherever it can be set."""

    name: str
    kind: Any
    default: Any
    says: str
    secret: bool
    example: str | None

    @property
    def flag(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return f"ZMOVA_{self.name.upper()}"


def _settings() -> list[Setting]:
    kinds = get_type_hints(Config, include_extras=True)
    found = []
    for field in msgspec.structs.fields(Config):
        metas = [meta for meta in kinds[field.name].__metadata__ if isinstance(meta, Meta)]
        (sentence,) = [meta.description for meta in metas if meta.description]
        secret = any(meta.extra and meta.extra.get("secret") for meta in metas)
        example = next((meta.examples[0] for meta in metas if meta.examples), None)
        found.append(
            Setting(field.name, kinds[field.name], field.default, sentence, secret, example)
        )
    return found


SETTINGS = _settings()
