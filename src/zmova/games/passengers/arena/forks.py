"""What a gift changed: the match played on from that moment with it, and without it."""

from collections.abc import Callable
from random import Random

from zmova.arena.match import Player, play_on
from zmova.arena.study import Fork
from zmova.games.passengers import GAME
from zmova.games.passengers.arena.tables import winner
from zmova.games.passengers.events import Asked, Called, Skipped, Used, VoteOpened
from zmova.games.passengers.gifts import gift_of
from zmova.table.event import Event
from zmova.table.table import Table


def fork(table: Table, sit_down: Callable[[], list[Player]], chance: str) -> Fork | None:
    """One of the gifts that a finished match has used, by chance; None if it has used none."""
    log = table.log
    used = [(at, event) for at, event in enumerate(log) if type(event) is Used and event.number]
    if not used:
        return None
    at, gift = Random(f"{chance} gift").choice(used)
    after = at + next(n for n, event in enumerate(log[at:], 1) if waits(event))
    again, without = Table.replay(GAME, log[:after]), Table.replay(GAME, log[:at])
    name = gift_of(without.state, gift.number).name
    pass_over(without, gift)
    for other in (again, without):
        play_on(other, sit_down(), f"{chance} again")
    holder = table.state.factions[gift.seat]
    return Fork(name, holder, winner(table), winner(again), winner(without))


def waits(event: Event) -> bool:
    """Whether the table waits for somebody after this: all that a gift brought about is done."""
    return type(event) in (Called, Asked, VoteOpened)


def pass_over(table: Table, gift: Used) -> list[Event]:
    """What happens instead: it is skipped like one without a target (P13)."""
    skipped = Skipped(table.now, gift.seat, gift.number)
    return [event for batch in table.unfold([skipped], table.throw()) for event in batch]
