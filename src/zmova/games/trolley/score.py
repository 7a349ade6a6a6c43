"""T12-T15: when it ends, who has the fewest skulls, and who the most."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from zmova.games.trolley.events import MatchEnded, Skull
from zmova.games.trolley.state import State
from zmova.games.trolley.tracks import Track, teams
from zmova.table import result as table
from zmova.table.event import Event
from zmova.table.seat import Seat, clockwise_from, left_of

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


def most_skulls(state: State, hit: Sequence[Seat]) -> list[Seat]:
    """T15: who has most once these have taken theirs (T9), from the driver's left."""
    skulls = {
        seat: state.skulls[seat] + (seat in hit)
        for seat in clockwise_from(left_of(state.driver, state.seats), state.seats)
    }
    return [seat for seat, count in skulls.items() if count == max(skulls.values())]


def helper_of(state: State, track: Track) -> Seat | None:
    """T15: of several with most skulls whoever has just taken one, and of these the first."""
    hit = state.teams[track]
    most = most_skulls(state, hit)
    return next((seat for seat in most if seat in hit), most[0])
