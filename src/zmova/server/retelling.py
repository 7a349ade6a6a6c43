"""What is told of a finished match, made whole and packed, in a process outside the loop."""

from collections.abc import Iterable
from gzip import compress
from pathlib import Path

import msgspec

from zmova.games import named
from zmova.replays.moments import Unwatchable, seen_steps
from zmova.replays.pages import minds_pages, moments_pages
from zmova.store.export import Export, export
from zmova.store.reading import BadRow, entries_of, match_of
from zmova.table.seat import Viewer

LEVEL = 5
"""Of packing: a replay is packed once and then often sent."""
Pages = list[bytes]


class Facts(msgspec.Struct, frozen=True):
    """What the cover needs of the log."""

    game: str
    seats: int
    steps: int


def facts(store: Path, match: str) -> Facts | None:
    """None where these rules can't tell the match."""
    found = _exported(store, match)
    if not named(found.game).knows_rules(found.version):
        return None
    return Facts(found.game, found.steps[0].events[0]["seats"], len(seen_steps(found)))


def file(store: Path, match: str) -> Pages:
    return _packed([_exported(store, match)])


def moments(store: Path, match: str, viewer: Viewer) -> Pages | None:
    return _told(moments_pages(_exported(store, match), viewer))


def minds(store: Path, match: str) -> Pages | None:
    return _told(minds_pages(_exported(store, match)))


def _told(pages: Iterable[object]) -> Pages | None:
    try:
        return _packed(pages)
    except Unwatchable:
        return None


def _packed(pages: Iterable[object]) -> Pages:
    return [compress(msgspec.json.encode(page), LEVEL, mtime=0) for page in pages]


def _exported(store: Path, match: str) -> Export:
    record = match_of(store, match)
    assert record is not None
    try:
        return export(record, entries_of(store, match))
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRow(f"a match: {error}") from None
