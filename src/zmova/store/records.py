"""What is stored: rooms, matches, and the entries of their logs."""

from zlib import crc32

import msgspec


class RoomRecord(msgspec.Struct, frozen=True):
    """A room between two commands: `state` is the server's JSON of it."""

    code: str
    state: bytes


class Promises(msgspec.Struct, frozen=True):
    """What was shown before a deal, by seat: first all seals, then the salts under them."""

    seals: list[str | None]
    """None where a seat had no salt: a bot's, or of a phone that sent none."""
    salts: list[str | None]
    """None where no seal was, or where it stayed shut."""

    @property
    def opened(self) -> list[str]:
        """The salts that are in the dice."""
        return [salt for salt in self.salts if salt is not None]


class MatchRecord(msgspec.Struct, frozen=True):
    """`version` names the rules that made the log; `now` is the table's time when last kept."""

    id: str
    room: str
    game: str
    version: str
    now: int = 0
    finished: bool = False
    commitment: str | None = None
    """As it was published before the deal; None where an older Zmova did not keep it."""
    promises: Promises | None = None
    """None where salts were not sealed: in a lesson, and by an older Zmova."""


class Entry(msgspec.Struct, frozen=True):
    """One step of a match: who asked for what, and the events that came of it.

    `seat` and `move` are None where time itself moved the table. `command` is the client's own id
    of the request, `member` who sent it: together they make a repeated request harmless.
    """

    match: str
    n: int
    at: int
    seat: int | None
    member: str | None
    command: str | None
    move: bytes | None
    events: bytes


def checksum(*columns: object) -> int:
    """Of a row: of what was written, to be compared with what is read."""
    told = 0
    for column in columns:
        raw = column if isinstance(column, bytes) else str(column).encode()
        told = crc32(b"\0", crc32(raw, told))
    return told
