"""What time alone causes in a room: absences, deadlines, bots' moves."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import structlog

from zmova.server import joining, lessons
from zmova.server.match import Match
from zmova.table.illegal import Illegal
from zmova.table.move import Move
from zmova.table.seat import Seat
from zmova.table.talk import Say

if TYPE_CHECKING:
    from zmova.server.room import Room

log = structlog.get_logger()
TIME_KEPT_EVERY = 5.0


def next_moment(room: Room, moment: float) -> float | None:
    """When the room has to look at its time again."""
    context, presence, match = room.context, room.presence, room.match
    due = [presence.next_absence(context.away_seconds), *presence.asked.values()]
    if room.sealing.opening is not None:
        due.append(room.sealing.opening.until)
    if presence.empty_since is not None:
        due.append(presence.empty_since + context.sleep_seconds)
    if match is not None and match.clock.running:
        due += [room.time_kept + TIME_KEPT_EVERY, room.stewards.next_due(), room.cue]
        deadline = match.table.game.deadline(match.table.state)
        if deadline is not None and not room.stewards.asked_for_a_duty:
            due.append(moment + (deadline.at - match.clock.now(moment)) / 1000 + 0.001)
    return min((one for one in due if one is not None), default=None)


async def pass_time(room: Room) -> None:
    moment = room.context.moment()
    if room.sealing.opening is not None and room.sealing.opening.until <= moment:
        await room.deal_opened()
    gone = room.presence.absent_too_long(moment, room.context.away_seconds)
    if gone + room.presence.unanswered(moment):
        await joining.mind_the_absent(room)
    match = room.match
    if match is None or not match.clock.running:
        return
    match.tick(moment)
    await _meet_deadlines(room, match)
    if room.stewards.asked_for_a_duty:
        return
    await lessons.follow_cue(room, moment)
    for seat in room.stewards.ripe(moment):
        planned = room.stewards.take(seat, moment)
        if planned is not None and room.steward_plays(seat):
            await _play_for(room, match, seat, planned.move)
            if planned.phrase is not None and room.state.phase == "playing":
                await _play_for(room, match, seat, Say(phrase=planned.phrase))
    if moment - room.time_kept >= TIME_KEPT_EVERY:
        await keep_time(room, match)


async def keep_time(room: Room, match: Match) -> None:
    """Seconds that can't be kept are a pity, no reason to stop."""
    room.time_kept = room.context.moment()
    try:
        await room.context.store.keep_time(match.id, match.table.now)
    except sqlite3.Error as error:
        log.warning("time-not-kept", error=str(error))


async def _meet_deadlines(room: Room, match: Match) -> None:
    """Stewards think outside the loop too: only moves at their own table wait for them."""
    table = match.table
    while room.state.phase == "playing" and (deadline := table.overdue()):
        seat, move = None, None
        if deadline.seats:
            seat = deadline.seats[0]
            move = room.stewards.owed(table, seat)
            if move is None:
                return
        due = table.met(seat, move)
        member = None if seat is None else room.state.chairs[seat].member
        often = member is not None and room.presence.was_late(member)
        await room.commit(due.steps, seat, move)
        playing = room.state.phase == "playing"
        if member and often and playing and room.presence.replace(member, room.context.moment()):
            room.replan()
            await room.show_room()


async def _play_for(room: Room, match: Match, seat: Seat, move: Move) -> None:
    """A bot's or steward's move, judged like anybody's."""
    try:
        steps = match.table.steps(seat, move)
    except Illegal as refused:
        log.warning("bot-refused", game=room.state.game, key=refused.key)
        return
    await room.commit(steps, seat, move)
