"""The words in which the tests of Wink speak.

Unless a test says otherwise the agents are dealt in their order: with five players seat 0 holds
1 to 7, seat 1 holds 8 to 14, and so on; seat 0 is the first.
"""

from copy import deepcopy
from typing import Any

import msgspec
import pytest

import zmova
from zmova import Illegal, Table

SIZES = [4, 5, 6, 7, 8]
AGENTS = {4: 36, 5: 35, 6: 36, 7: 35, 8: 32}
HAND = {4: 9, 5: 7, 6: 6, 7: 5, 8: 4}
each_size = pytest.mark.parametrize("seats", SIZES)
each_eyes = pytest.mark.parametrize("eyes", ["masks", "real"])


def match_of(seats: int = 5, first: int = 0, seed: int = 1, **options: Any) -> Table:
    """A match just dealt, every hand and the crowd in the order of their numbers."""
    agents = list(range(1, AGENTS[seats] + 1))
    hands = [agents[HAND[seats] * seat :][: HAND[seats]] for seat in range(seats)]
    stacked = {"hands": hands, "first": first, "crowd": agents}
    return zmova.deal("wink", seats, seed, options, stacked)


def card(seats: int, seat: int, nth: int = 0) -> int:
    """A number that the seat was dealt, of that many seats."""
    assert nth < HAND[seats]
    return HAND[seats] * seat + nth + 1


# what is seen


def seen(table: Table) -> Any:
    """What everybody may see."""
    return table.view(None).table


def mine(table: Table, seat: int) -> Any:
    return table.view(seat).mine


def everybody(table: Table) -> list[int | None]:
    return [None, *range(seen(table).seats)]


def as_json(thing: Any) -> Any:
    """The thing as another program reads it."""
    return msgspec.json.decode(zmova.encode(thing))


def turn(table: Table) -> int:
    assert not table.over
    return int(seen(table).phase.seat)


def hand(table: Table, seat: int) -> list[int]:
    return list(mine(table, seat).hand)


def hands(table: Table) -> list[list[int]]:
    return [hand(table, seat) for seat in range(seen(table).seats)]


def offers(table: Table, seat: int, kind: str) -> list[Any]:
    """What the seat is offered of one kind, without the type."""
    found = [move for move in as_json(table.moves(seat)) if move["type"] == kind]
    return [tuple(value for key, value in move.items() if key != "type") for move in found]


def glimpses(table: Table, seat: int) -> list[tuple[int, int, int]]:
    """Winks that the seat saw or made, of use still: when, whose, at whom."""
    return [(one.at, one.seat, one.player) for one in mine(table, seat).seen]


def told(table: Table, viewer: int | None, start: int = 0) -> list[Any]:
    notices = [table.notice(event, viewer) for event in table.log[start:]]
    return [as_json(notice) for notice in notices if notice is not None]


def happened(table: Table, kind: str, start: int = 0) -> list[Any]:
    """The events of one kind, as the log keeps them."""
    return [event for event in as_json(table.log[start:]) if event["type"] == kind]


def refusal(table: Table, seat: Any, move: Any) -> str:
    """Why the move is refused; fails if it is not, or if it left a trace (G5)."""
    state, log, now = deepcopy(table.state), list(table.log), table.now
    with pytest.raises(Illegal) as caught:
        table.play(seat, move)
    assert (table.state, table.log, table.now) == (state, log, now)
    return caught.value.key


def refuses(table: Table, seat: int, kind: str, **fields: Any) -> str:
    """The same, of a move that is not offered either."""
    move = {"type": kind, **fields}
    assert move not in as_json(table.moves(seat))
    return refusal(table, seat, move)


# what is done


def call(table: Table, *agents: int) -> None:
    """Those whose turns come call them, one after another."""
    for agent in agents:
        table.play(turn(table), {"type": "call", "agent": agent})


def name(table: Table, player: int) -> None:
    table.play(turn(table), {"type": "name", "player": player})


def give_up(table: Table) -> None:
    table.play(turn(table), {"type": "pass"})


def catch(table: Table, seat: int, player: int, agent: int) -> None:
    table.play(seat, {"type": "catch", "player": player, "agent": agent})


def look(table: Table, seat: int, player: int) -> None:
    table.play(seat, {"type": "look", "player": player})


def watch(table: Table, seat: int, player: int) -> None:
    """The seat looks there, unless it does already."""
    if seen(table).gazes[seat].player != player:
        look(table, seat, player)


def wink(table: Table, seat: int) -> None:
    table.play(seat, {"type": "wink"})


def pass_to(table: Table, at: int) -> None:
    """Time goes on to that millisecond."""
    table.wait((at - table.now) / 1000)
    assert table.now == at


def glance(table: Table, *times: int, seat: int = 0) -> None:
    """The seat looks elsewhere at each of these moments."""
    for at in times:
        pass_to(table, at)
        look(table, seat, offers(table, seat, "look")[0][0])


def tired(table: Table, seat: int = 0) -> bool:
    """Whether looks are refused, for this reason, and not offered."""
    if offers(table, seat, "look"):
        return False
    there = seen(table).gazes[seat].player
    player = next(one for one in range(seen(table).seats) if one not in (seat, there))
    assert refuses(table, seat, "look", player=player) == "looks-too-fast"
    return True


def idle(table: Table) -> None:
    """The seat whose turn it is names nobody and calls the last agent that it may."""
    calls = offers(table, turn(table), "call")
    if calls:
        call(table, calls[-1][0])
    else:
        give_up(table)


def until(table: Table, seat: int) -> Table:
    """Turns go by to that seat's next one."""
    idle(table)
    while turn(table) != seat:
        idle(table)
    return table


def asked(table: Table, agent: int) -> Table:
    """Whose turn it is calls the agent, and the turn comes round again."""
    seat = turn(table)
    call(table, agent)
    while turn(table) != seat:
        idle(table)
    return table


def winkable(seats: int = 5, **options: Any) -> Table:
    """Seat 0 has called what seat 2 holds; seat 2 looks at it, and seat 1 elsewhere."""
    table = match_of(seats, **options)
    call(table, card(seats, 2))
    look(table, 2, 0)
    look(table, 1, 3)
    table.wait(5)
    return table


def left(table: Table, seat: int) -> int:
    return int((seat + 1) % seen(table).seats)


def thinned(seats: int, rounds: int | None = None, **options: Any) -> Table:
    """All have called their left neighbours' agents in that many rounds, and named them right.

    With as many rounds as a hand has cards, each seat holds one more card, on which the pawn of
    its right neighbour stands.
    """
    table = match_of(seats, **options)
    for nth in range(HAND[seats] if rounds is None else rounds):
        for seat in range(seats):
            if nth:
                name(table, left(table, seat))
            call(table, card(seats, left(table, seat), nth))
    return table
