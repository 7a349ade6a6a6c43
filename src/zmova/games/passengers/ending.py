"""P22-P26: how a match ends, and one that is broken off."""

import msgspec

from zmova.games.passengers import score
from zmova.games.passengers.events import MatchEnded, Point
from zmova.games.passengers.score import Result
from zmova.games.passengers.state import State
from zmova.table.event import Event


def ending(state: State, now: int) -> MatchEnded:
    """P22-P26"""
    return judged(state, now, score.points(state.crossed, state.seats))


def call_off(state: State, now: int) -> list[Event]:
    """A match that is broken off: the boats that have crossed count; before the first none."""
    why = score.in_proportion(score.points(state.crossed, state.seats), len(state.crossed))
    ended = judged(state, now, why)
    return [ended if state.crossed else msgspec.structs.replace(ended, winners=[])]


def result(state: State) -> Result | None:
    ended = state.ended
    return None if ended is None else Result(ended.winners, ended.scores, ended.why)


def parts(state: State) -> list[dict[str, int]]:
    return [{faction: 1} for faction in state.factions]


def judged(state: State, now: int, why: list[Point]) -> MatchEnded:
    scores = score.totals(why, state.seats)
    faction = score.winner(scores, state.factions[state.coin])
    tied = list(scores.values()).count(max(scores.values())) > 1
    winners = score.seats_of(faction, state.factions)
    return MatchEnded(now, winners, scores, why, "coin" if tied else "points")
