"""An evening of several games in one room: which game is next, and what has been played.

As in `room_state`, nothing here awaits, sends or stores.
"""

from collections import Counter

from zmova.games import named, registered
from zmova.server.match import Match
from zmova.server.room_shapes import Manners, Seated
from zmova.server.room_state import Recorded, RoomState, again, must_be_in_lobby
from zmova.table.illegal import Illegal

REMEMBERED = 50
"""Matches of an evening; older ones fall out of the score."""


def choose_game(room: RoomState, game: str) -> None:
    """Options of each game are kept for when it comes again; who finds no chair watches."""
    must_be_in_lobby(room)
    _must_be_known(game)
    if game == room.game:
        return
    room.kept_options[room.game] = room.options
    room.game = game
    room.options = room.kept_options.pop(game, dict(named(game).room_options))
    most = named(game).most
    while len(room.chairs) > most:
        bots = [n for n, chair in enumerate(room.chairs) if chair.bot is not None]
        del room.chairs[bots[-1] if bots else -1]


def wish(room: RoomState, member: str, game: str | None) -> None:
    """Where a vote picks the next game, the wish may turn the scales."""
    if room.phase == "playing":
        raise Illegal("not-in-lobby")
    person = room.person(member)
    if person is None or person.screen:
        raise Illegal("not-yours")
    room.wishes.pop(member, None)
    if game is not None:
        _must_be_known(game)
        room.wishes[member] = game
    follow_the_vote(room)


def set_manners(room: RoomState, manners: Manners) -> None:
    if room.lesson:
        raise Illegal("in-a-lesson")
    room.manners = manners
    follow_the_vote(room)


def follow_the_vote(room: RoomState) -> None:
    """The most wished game is next; where wishes are equal, the one that is on the table stays."""
    if room.manners.picking != "vote" or room.phase != "lobby" or not room.wishes:
        return
    counted = Counter(room.wishes.values())
    most = max(counted.values())
    if counted[room.game] < most:
        choose_game(room, next(game for game in registered() if counted[game] == most))


def once_more(room: RoomState) -> None:
    """Back to the lobby, where what was wished meanwhile counts: the host's wish picks, or all."""
    again(room)
    if room.manners.picking == "host" and room.host in room.wishes:
        choose_game(room, room.wishes.pop(room.host))
    follow_the_vote(room)


def write_down(room: RoomState, match: Match, early: bool) -> None:
    """Who sat where, who won, and which parts they had."""
    table = match.table
    assert table.result is not None
    parts = table.game.parts(table.state) or [{} for _ in room.chairs]
    seats = []
    for chair, played in zip(room.chairs, parts, strict=True):
        person = room.person(chair.member or "")
        had = {part: times for part, times in played.items() if times}
        seats.append(
            Seated(chair.member, None, person.name, person.mask, person.form, had)
            if person
            else Seated(None, chair.bot, None, parts=had)
        )
    record = Recorded(room.game, seats, table.result.winners, early, match=match.id)
    room.evening = [*room.evening, record][-REMEMBERED:]
    room.wishes = {}


def _must_be_known(game: str) -> None:
    if game not in registered():
        raise Illegal("no-such-game")
