"""W22-W24: when it ends, and who has won."""

import msgspec

from zmova.games.wink.events import MatchEnded, Point, TieBreak
from zmova.games.wink.state import State
from zmova.table import result as table
from zmova.table.event import Event
from zmova.table.seat import Seat

Result = table.Result[list[int], Point]


def is_over(state: State) -> bool:
    """W22: an empty hand, nobody of the crowd to call any more, or all in a row pass (W11)."""
    return not state.up or not all(state.hands) or state.passes == state.seats


def ending(state: State, now: int) -> MatchEnded:
    """W23, W24: equal scores are told apart by cards laid out, then by cards face down."""
    why = points(state)
    scores = [0] * state.seats
    for point in why:
        scores[point.seat] += point.points
    winners = best(list(range(state.seats)), scores)
    ties: list[tuple[TieBreak, list[int]]] = [
        ("laid", list(state.laid)),
        ("fallen", [len(cards) for cards in state.fallen]),
    ]
    for tie, counts in ties:
        if len(winners) > 1:
            why += [Point(seat, "W24", 0, tie=tie, count=counts[seat]) for seat in winners]
            winners = best(winners, counts)
    return MatchEnded(now, winners, scores, why)


def call_off(state: State, now: int) -> list[Event]:
    """A match that is broken off: before the first name or catch nobody has won."""
    ended = ending(state, now)
    decided = any(deed.kind in ("named", "caught") for deed in state.story)
    return [ended if decided else msgspec.structs.replace(ended, winners=[])]


def result(state: State) -> Result | None:
    ended = state.ended
    return None if ended is None else Result(ended.winners, ended.scores, ended.why)


def points(state: State) -> list[Point]:
    """In the order in which they were made; cards that were never spent at the end."""
    made: list[Point] = []
    for deed in state.story:
        if deed.agent is None or deed.holder is None or not deed.right:
            continue
        if deed.kind == "named":
            made += [Point(seat, "W7", 1, deed.agent) for seat in (deed.seat, deed.holder)]
        else:
            made.append(Point(deed.seat, "W19", 2, deed.agent))
    kept = [Point(seat, "W23", own, count=own) for seat, own in enumerate(state.cards) if own]
    return made + kept


def best(seats: list[Seat], counts: list[int]) -> list[Seat]:
    most = max(counts[seat] for seat in seats)
    return [seat for seat in seats if counts[seat] == most]
