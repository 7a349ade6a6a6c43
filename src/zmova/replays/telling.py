"""A match as a story: each thing that the viewer was told, in order."""

from collections.abc import Iterator

import msgspec

from zmova.games import named
from zmova.replays.moments import Unwatchable, moments, retold
from zmova.store.export import Export
from zmova.table.notice import Notice
from zmova.table.seat import Seat, Viewer
from zmova.table.story import Scene, Words
from zmova.table.talk import Heard


class Told(msgspec.Struct, frozen=True):
    """The sentences of one moment; `at` is the table's time in milliseconds."""

    at: int
    lines: list[str]


def heading(match: Export, viewer: Viewer, words: Words) -> list[str]:
    """Which game, how many at the table, through whose eyes."""
    _, table, _ = next(retold(match))
    seats = table.opened.seats
    if viewer is not None and not 0 <= viewer < seats:
        raise Unwatchable(f"it has no seat {viewer}: seats go from 0 to {seats - 1}")
    eyes = words("replay-onlooker") if viewer is None else seat_name(viewer, words)
    return [
        words(f"game-{match.game}"),
        words("replay-head", seats=seats, eyes=eyes),
    ]


def story(match: Export, viewer: Viewer, words: Words) -> Iterator[Told]:
    for moment in moments(match, viewer):
        scene = Scene(moment.view, words, lambda seat: seat_name(seat, words))
        told = [line(match.game, notice, scene) for notice in moment.notices]
        lines = [one for one in told if one]
        if lines:
            yield Told(moment.at, lines)


def line(game: str, notice: Notice, scene: Scene) -> str | None:
    if not isinstance(notice, Heard):
        return named(game).sentence(notice, scene)
    text = notice.text or said(game, notice.phrase or "", scene.words)
    return scene.words("replay-said", name=scene.name(notice.seat), to=notice.to, text=text)


def said(game: str, phrase: str, words: Words) -> str:
    """A quick phrase, or what a bot said aside."""
    key, spoken = f"{game}-phrase-{phrase}", named(game).spoken
    if words.has(key):
        return words(key)
    return (spoken and spoken(phrase, words)) or "…"


def outcome(match: Export, words: Words) -> str | None:
    """Who won; None where the file breaks off before the end."""
    *_, (_, table, _) = retold(match)
    if table.result is None:
        return None
    winners = [seat_name(seat, words) for seat in table.result.winners]
    return words("replay-winners", count=len(winners), names=words.listed(winners))


def seat_name(seat: Seat, words: Words) -> str:
    """An exported match has no names; seats are numbered as they are in the file."""
    return words("replay-seat", number=seat)


def clock(at: int) -> str:
    minutes, seconds = divmod(at // 1000, 60)
    return f"{minutes}:{seconds:02}"
