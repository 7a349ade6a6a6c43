"""T12-T15: when it ends, who has the fewest skulls, and who the most."""

from collections import Counter

import msgspec

from zmova.games.trolley.events import MatchEnded, Skull
from zmova.games.trolley.state import State
from zmova.games.trolley.tracks import teams
from zmova.table import result as table
from zmova.table.event import Event
from zmova.table.seat import Seat

Result = table.Result[list[int], Skull]


def rounds(seats: int) -> int:
    """T12: every seat drives once; with three or four players, twice."""
    return seats * 2 if seats <= 4 else seats


def ending(state: State, now: int) -> MatchEnded:
    """T13: equal counts share the win."""
    why = [
        Skull(verdict.round, seat, "T9", 1, verdict.driver, verdict.track)
        for verdict in state.verdicts
        for seat in teams(verdict.driver, state.seats)[verdict.track]
    ]
    fewest = min(state.skulls)
    winners = [seat for seat, count in enumerate(state.skulls) if count == fewest]
    return MatchEnded(now, winners, list(state.skulls), why)


def call_off(state: State, now: int) -> list[Event]:
    """A match that is broken off: before the first verdict nobody has won."""
    ended = ending(state, now)
    return [ended if state.verdicts else msgspec.structs.replace(ended, winners=[])]


def result(state: State) -> Result | None:
    ended = state.ended
    return None if ended is None else Result(ended.winners, ended.scores, ended.why)


def parts(state: State) -> list[dict[str, int]]:
    drivers = Counter(verdict.driver for verdict in state.verdicts)
    return [{"driver": drivers[seat]} for seat in range(state.seats)]


def helper_of(skulls: tuple[int, ...], holder: Seat | None) -> Seat | None:
    """T15: strictly most skulls; of several the one that has the token already."""
    most = [seat for seat, count in enumerate(skulls) if count == max(skulls)]
    if len(most) == 1:
        return most[0]
    return holder if holder in most else None
