"""What becomes of winks and of called numbers in a finished match."""

from collections.abc import Sequence

import msgspec

from zmova.games.wink.events import Called, Caught, Named, Winked
from zmova.table.event import Event


class Tally(msgspec.Struct, frozen=True):
    """One match in numbers; winks that several things became of count for each of them."""

    calls: int
    winks: int
    reached: int
    """The caller saw it."""
    watched: int
    """Somebody else did."""
    caught: int
    """Somebody who saw it caught the number, also after the caller had moved on (W17)."""
    missed: int
    """Nobody saw it."""
    named: int
    """Numbers that came to their partners, and those that were named wrong."""
    misnamed: int
    right_catches: int
    wrong_catches: int
    uncalled: int
    """Right catches of numbers that nobody was calling then."""


def tally(log: Sequence[Event]) -> Tally:
    winks = [(place, event) for place, event in enumerate(log) if type(event) is Winked]
    names = [event for event in log if type(event) is Named]
    catches = [event for event in log if type(event) is Caught]
    named = sum(event.player == event.holder for event in names)
    right = sum(event.right for event in catches)
    return Tally(
        calls=sum(type(event) is Called for event in log),
        winks=len(winks),
        reached=sum(wink.player in wink.seen_by for _, wink in winks),
        watched=sum(bool(watchers(wink)) for _, wink in winks),
        caught=sum(catcher(wink, log[place:]) in watchers(wink) for place, wink in winks),
        missed=sum(not wink.seen_by for _, wink in winks),
        named=named,
        misnamed=len(names) - named,
        right_catches=right,
        wrong_catches=len(catches) - right,
        uncalled=sum(event.right and event.caller is None for event in catches),
    )


def watchers(wink: Winked) -> list[int]:
    return [seat for seat in wink.seen_by if seat != wink.player]


def catcher(wink: Winked, later: Sequence[Event]) -> int | None:
    """Who caught the number that the wink was for."""
    for event in later:
        if type(event) is Caught and event.right and event.agent == wink.agent:
            return event.seat
    return None
