"""S17, S18: who gets points for a round, each with its rule."""

from collections import Counter

from zmova.games.spyfall.events import CalledOff, Point, Reason, RoundEnded
from zmova.games.spyfall.state import Between, Over, State
from zmova.table import result as table
from zmova.table.event import Event
from zmova.table.seat import Seat

Result = table.Result[list[int], Point]


def spy_wins(state: State, extra: Reason | None = None) -> list[Point]:
    """S17: 2 to the spy, and 2 more for a right guess or an innocent condemned."""
    points = [Point(state.round, state.spy, "S17", 2, "spy-won")]
    if extra is not None:
        points.append(Point(state.round, state.spy, "S17", 2, extra))
    return points


def spy_loses(state: State, accuser: Seat | None = None) -> list[Point]:
    """S18: 1 to each of the others, 1 more to the seat whose accusation condemned the spy."""
    points = [
        Point(state.round, seat, "S18", 1, "spy-lost")
        for seat in range(state.seats)
        if seat != state.spy
    ]
    if accuser is not None and accuser != state.spy:
        points.append(Point(state.round, accuser, "S18", 1, "good-accusation"))
    return points


def call_off(state: State, now: int) -> list[Event]:
    """The round that was on lies open like any other, and brings nobody a point."""
    on = type(state.phase) is not Between
    return [*([RoundEnded(now, "called-off", [])] if on else []), CalledOff(now)]


def totals(state: State) -> Result:
    """S19: the highest total wins; equal totals share the win. Without a round nobody does."""
    played = any(shown.ending != "called-off" for shown in state.finished)
    best = max(state.scores) if played else None
    winners = [seat for seat, score in enumerate(state.scores) if score == best]
    why = [point for shown in state.finished for point in shown.points]
    return Result(winners, list(state.scores), why)


def result(state: State) -> Result | None:
    if type(state.phase) is not Over:
        return None
    return totals(state) if state.finished or state.called_off else None


def parts(state: State) -> list[dict[str, int]]:
    spies = Counter(shown.spy for shown in state.finished if shown.ending != "called-off")
    return [{"spy": spies[seat]} for seat in range(state.seats)]
