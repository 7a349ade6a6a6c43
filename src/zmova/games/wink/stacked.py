"""What a tutorial or a test fixes instead of chance: hands, the first seat, the crowd."""

from typing import Any

import msgspec

from zmova.games.wink.agents import agents_of, hand_size
from zmova.table.illegal import BadDeal
from zmova.table.seat import Seat


class Stacked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """None: left to chance."""

    hands: list[list[int]] | None = None
    first: Seat | None = None
    crowd: list[int] | None = None


def read_stacked(raw: dict[str, Any], seats: int) -> Stacked:
    try:
        given = msgspec.convert(raw, Stacked)
    except msgspec.ValidationError as error:
        raise BadDeal(f"stacked: {error}") from None
    if given.first is not None and not 0 <= given.first < seats:
        raise BadDeal(f"stacked first: no seat {given.first} at a table of {seats}")
    agents = agents_of(seats)
    if given.crowd is not None and sorted(given.crowd) != agents:
        raise BadDeal(f"stacked crowd: every agent from 1 to {agents[-1]} once")
    if given.hands is not None:
        if [len(hand) for hand in given.hands] != [hand_size(seats)] * seats:
            raise BadDeal(f"stacked hands: {seats} of {hand_size(seats)} cards each")
        if sorted(agent for hand in given.hands for agent in hand) != agents:
            raise BadDeal(f"stacked hands: every agent from 1 to {agents[-1]} once")
    return given
