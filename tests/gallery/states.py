"""States outside a match: joining, lobbies, an evening, errors."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from tests.facts import EXAMPLE, others
from tests.gallery.matches import Recording
from tests.gallery.rooms import CODE, MATCH, gathered, note, person, played, shown
from zmova.games import named
from zmova.replays.moments import seen_steps
from zmova.server import room_state
from zmova.server.room_shapes import Manners
from zmova.server.room_state import RoomState

GAMES = Path(__file__).parents[2] / "web/src/games"
NOBODY: set[str] = set()
PHONE = 3
"""People on one phone."""
SHEETS = {
    "manners-open": "How the room is kept",
    "how": "The rules in short",
    "menu-rules": "The rules over the room",
    "dice-open": "Fair dice",
    "leave": "Leaving",
}


MATCH_SHEETS = {
    "limits-open": "Limits of time",
    "end-early": "Ending the match early",
    "person-1": "Somebody at the table",
    "react": "Reactions",
}
WATCHED = {
    "replay": ("A match watched again", []),
    "replay-eyes": ("A match watched again: whose eyes", ["eyes"]),
    "replay-seat": ("A match watched again: through somebody's eyes", ["eyes", "eyes-1"]),
    "replay-minds": ("A match watched again: who knew what", ["minds"]),
    "replay-more": ("A match watched again: what else there is", ["more"]),
    "replay-story": ("A match watched again: its story", ["more", "story"]),
    "replay-fair": ("A match watched again: the deal is checked", ["more", "fair"]),
}


class State(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a page is given: a path, what the server would say there, and what is pressed then."""

    id: str
    what: str
    path: str
    game: str | None = None
    room: Any = None
    note: Any = None
    me: str | None = "p0"
    recording: str | None = None
    step: int | None = None
    bye: str | None = None
    refused: str | None = None
    refuses: str | None = None
    """Why the server takes no command here."""
    silent: bool = False
    """No line to the server can be had."""
    visited: bool = True
    """This device has been in the room before, and knows who it is."""
    phone: bool = False
    """The first three members play on this one."""
    taps: list[str] = []


def doors(games: list[str]) -> Iterator[State]:
    yield State("home", "Home, for a newcomer", "/", visited=False)
    yield State("home-again", "Home, for somebody who was here", "/")
    for game in games:
        yield State(f"home-{game}", f"Home: {game} chosen", "/", taps=[f"new-{game}"])
        yield State(f"rules-{game}", f"Rules of {game}", f"/rules/{game}", game)
        friends = [f"new-{game}", "with-friends"]
        yield State(f"friends-{game}", f"Home: {game} with friends", "/", game, taps=friends)
    yield State("settings", "Settings", "/", taps=["settings"])
    yield State("nowhere", "A path that is not there", "/nowhere")
    yield State("tv-door", "Television: no room yet", "/tv")


def lobbies(games: list[str]) -> Iterator[State]:
    for name in games:
        game, path, lone = named(name), f"/r/{CODE}", gathered(name, 1)
        some = gathered(name, min(3, game.most), min(2, game.most - 3))
        full, some_note = gathered(name, game.most), note(some)
        yield State(f"join-{name}", "At the door", path, name, note=some_note, visited=False)
        yield _lobby(f"lobby-alone-{name}", "Lobby: the host alone", lone)
        yield _lobby(f"lobby-{name}", "Lobby: people and bots", some)
        yield _lobby(f"lobby-guest-{name}", "Lobby: through a guest's eyes", some, me="p1")
        yield _lobby(f"lobby-full-{name}", "Lobby: every chair taken", full)
        yield _lobby(f"options-{name}", "Lobby: options", some, taps=["options"])
        yield _lobby(f"invite-{name}", "Lobby: invitation", some, taps=["qr"])
        seen = shown(full)
        yield State(f"tv-lobby-{name}", "Television: lobby", f"/tv/{CODE}", name, seen, note(full))
    wished, wish = gathered(EXAMPLE, 4, 1), others()[-1]
    wished.wishes.update(p1=wish, p2=wish)
    yield _lobby("lobby-wishes", "Lobby: wishes for the next game", wished)
    strict = gathered(EXAMPLE, 4, 1)
    strict.manners = Manners(locked=True, onlookers=False, free_text=False, picking="vote")
    yield _lobby("lobby-strict", "Lobby: locked, no onlookers, no typing", strict)
    yield _lobby("invite-locked", "Invitation to a locked room", strict, taps=["qr"])
    guest = "Invitation to a locked room, for a guest"
    yield _lobby("invite-locked-guest", guest, strict, me="p1", taps=["qr"])
    manners = ["menu", "manners-open"]
    yield _lobby(
        "manners-guest", "How the room is kept, for a guest", strict, me="p1", taps=manners
    )
    four = gathered(EXAMPLE, 4)
    yield _lobby("lobby-away", "Lobby: somebody's phone sleeps", four, away={"p2"})
    yield _lobby("person", "Somebody in the room", four, taps=["menu", "person-1"])
    shared = gathered(EXAMPLE, PHONE, 2)
    yield _lobby("phone-lobby", "One phone for three: lobby", shared, phone=True)
    yield _lobby("phone-add", "One phone: one more", shared, phone=True, taps=["add-hand"])
    yield _lobby("phone-person", "One phone: its second", shared, phone=True, taps=["hand-1"])
    yield _lobby("menu", "The room's menu", gathered(EXAMPLE, 5, 2), taps=["menu"])
    for tap, what in SHEETS.items():
        yield _lobby(f"sheet-{tap}", what, gathered(EXAMPLE, 5, 1), taps=["menu", tap])


def changed(room: RoomState, change: Callable[[RoomState], object]) -> RoomState:
    change(room)
    return room


def _lobby(id: str, what: str, room: RoomState, away: set[str] = NOBODY, **more: Any) -> State:
    return State(id, what, f"/r/{CODE}", room.game, shown(room, away=away), note(room), **more)


def matches(recordings: list[Recording]) -> Iterator[State]:
    """In each game: paused, played by a steward, over with an evening behind it, watched again."""
    first = {one.game: (one, rooms) for one, rooms in reversed(list(_complete(recordings)))}
    evening = [match for _, (_, after) in first.values() for match in after.evening]
    for game, (one, (during, after)) in first.items():
        end = len(seen_steps(one.match)) - 1
        middle, tv = end // 2, f"/tv/{CODE}"
        after.evening = evening
        paused = changed(during.copy(), lambda room: setattr(room, "paused", True))
        again = changed(after.copy(), room_state.again)
        yield _match(f"paused-{game}", "Paused by the host", one, paused, middle)
        yield _match(f"steward-{game}", "A bot plays for me", one, during, middle, bots={"p0"})
        yield _match(f"away-{game}", "Others are away", one, during, middle, away={"p1", "p2"})
        yield _match(f"onlooker-{game}", "An onlooker", one, looked_at(during), middle, me="p40")
        yield _match(f"match-menu-{game}", "The menu", one, during, middle, taps=["menu"])
        yield _match(f"tv-{game}", "Television", one, during, middle, path=tv, me=None)
        yield _match(f"over-{game}", "Over", one, after, end)
        yield _match(
            f"score-{game}", "The evening's score", one, again, end, taps=["evening-strip"]
        )
        yield _match(f"tv-over-{game}", "Television: over", one, after, end, path=tv, me=None)
        yield State(
            f"tv-score-{game}",
            "Television: the evening's score",
            tv,
            game,
            shown(again),
            note(again),
            None,
        )
        for tap, what in MATCH_SHEETS.items():
            taps = [tap] if tap == "react" else ["menu", tap]
            yield _match(f"{tap}-{game}", what, one, during, middle, taps=taps)
        limits = ["menu", "limits-open"]
        told = "Limits of time, for a guest"
        guest = _guest(during)
        yield _match(f"limits-guest-{game}", told, one, during, middle, me=guest, taps=limits)
        yield from _watched(game, one.id)


def _complete(
    recordings: list[Recording],
) -> Iterator[tuple[Recording, tuple[RoomState, RoomState]]]:
    """Matches that were played to their end, with the room during each and after it."""
    for one in recordings:
        last = one.match.steps[-1]
        early = last.seat is None and last.move is not None
        if one.lessons or early:
            continue
        rooms = played(one)
        if rooms[1].phase == "over":
            yield one, rooms


def _guest(room: RoomState) -> str:
    return next(one.id for one in room.people if one.id != room.host)


def _watched(game: str, recording: str) -> Iterator[State]:
    """A match by its link: the cover, its end, and what lies beside it."""
    path = f"/m/{MATCH}"
    yield State(f"cover-{game}", "The cover of a match", path, game, recording=recording)
    for id, (what, taps) in WATCHED.items():
        if taps[-1:] == ["fair"] and not (GAMES / game / "fair.ts").exists():
            continue
        taps = ["to-the-end", *taps]
        yield State(f"{id}-{game}", what, path, game, recording=recording, taps=taps)


def _match(
    id: str,
    what: str,
    recording: Recording,
    room: RoomState,
    step: int,
    path: str = f"/r/{CODE}",
    away: set[str] = NOBODY,
    bots: set[str] = NOBODY,
    **more: Any,
) -> State:
    seen = shown(room, away=away, stewarded=bots)
    state = State(id, what, path, room.game, seen, note(room), **more)
    return msgspec.structs.replace(state, recording=recording.id, step=step)


def looked_at(room: RoomState) -> RoomState:
    watched = room.copy()
    looks_on = person(12)
    looks_on.id = "p40"
    watched.people.append(looks_on)
    return watched


def troubles() -> Iterator[State]:
    room = gathered(EXAMPLE, 4)
    seen, known, path = shown(room), note(room), f"/r/{CODE}"
    for why in ("kicked", "room-closed", "newer-tab", "left"):
        yield State(f"bye-{why}", f"Farewell: {why}", path, EXAMPLE, seen, known, bye=why)
    for why in ("room-full", "room-locked", "no-onlookers"):
        what = f"Not let in: {why}"
        yield State(f"refused-{why}", what, path, EXAMPLE, note=known, refused=why)
    four, tv = gathered(EXAMPLE, 4), f"/tv/{CODE}"
    sure = ["menu", "person-1", "kick"]
    yield _lobby("kick-sure", "Somebody is put out", four, taps=sure)
    yield _lobby("refusal", "What may not be done", four, refuses="hushed", taps=["start"])
    yield State("tv-no-line", "Television: offline", tv, EXAMPLE, silent=True)
    yield State("tv-put-out", "Television: put out", tv, EXAMPLE, seen, known, bye="kicked")
    yield State("no-such-room", "No such room", path, None)
    yield State(
        "no-line", "Offline: no line to the server", path, EXAMPLE, seen, known, silent=True
    )


def states(recordings: list[Recording]) -> list[State]:
    """Of the games that could be recorded."""
    games = sorted({one.game for one in recordings})
    found = [*doors(games), *lobbies(games), *matches(recordings), *troubles()]
    assert len({one.id for one in found}) == len(found)
    assert {one.game for one in found if one.game} == set(games)
    assert all(named(one.game) for one in found if one.game)
    return found
