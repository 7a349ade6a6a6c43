"""Every setting of the server: its default, its bounds and what it does."""

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
    """What a setting does, as `serve --help` and the hosting guide show it."""
    return Meta(description=sentence)


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server."""

    host: Annotated[str, says("Address to listen on; 0.0.0.0 means all.")] = "0.0.0.0"
    port: Annotated[Port, says("Port to listen on.")] = 8000
    data: Annotated[Path, says("The one SQLite file that holds everything.")] = Path(
        "data/zmova.sqlite3"
    )
    public_url: Annotated[
        Origin,
        says("Address for links and QR codes; empty: the one that the visitor used."),
    ] = ""
    behind_proxy: Annotated[
        bool, says("Trust X-Forwarded-For, -Proto and -Host set by the proxy in front.")
    ] = False
    tls_cert: Annotated[
        str, says("PEM file of the certificate and its chain: with it the server speaks HTTPS.")
    ] = ""
    tls_key: Annotated[
        str, says("PEM file of the certificate's private key, without a passphrase.")
    ] = ""
    log: Annotated[
        Literal["console", "json"], says("Plain text for people, or one line of JSON per event.")
    ] = "console"
    # A count can tell of a move that the others at a table may not know of; so not for everybody.
    metrics_key: Annotated[
        Secret, says("Bearer token for /metrics; empty: only this machine may read it.")
    ] = ""
    max_rooms: Annotated[
        Some, says("Rooms in memory at once; sleeping rooms are in the store and do not count.")
    ] = 5000
    max_empty: Annotated[
        Some,
        says("Sleeping rooms to keep that have no people and no results; the oldest goes first."),
    ] = 10_000
    max_people: Annotated[Some, says("People in one room, onlookers too.")] = 40
    max_connections: Annotated[Some, says("Open sockets at once.")] = 20000
    max_per_address: Annotated[
        Some,
        says("Connections of one address at once, a third of all at most; not behind a proxy."),
    ] = 3000
    max_message: Annotated[
        Some,
        says("Characters of one message from a client; options with own cards may be longer."),
    ] = 16 * 1024
    messages_per_second: Annotated[Rate, says("Messages from one socket, on average.")] = 10.0
    message_burst: Annotated[Some, says("Messages from one socket in a burst.")] = 40
    rooms_per_minute: Annotated[Rate, says("New rooms per address.")] = 20.0
    lookups_per_minute: Annotated[
        Rate,
        says("Rooms that newcomers from one address may look up, and card files they may upload."),
    ] = 300.0
    wrong_codes_per_minute: Annotated[
        Rate, says("Codes of no room that one address may try; people of a room always get in.")
    ] = 20.0
    hello_seconds: Annotated[
        Duration, says("A socket that has not introduced itself after so long is closed.")
    ] = 10.0
    away_seconds: Annotated[
        Duration, says("After so long without a connection a bot plays the seat.")
    ] = 20.0  # G7
    sleep_seconds: Annotated[
        Duration, says("After so long without anybody a room leaves the memory.")
    ] = 60.0
    keep_days: Annotated[
        Some,
        says("Days of uptime after which an unvisited room is deleted; match logs are kept."),
    ] = 60
    bot_pace: Annotated[
        Duration,
        says("Factor for the time that bots and reveals take; 0: no waiting."),
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
