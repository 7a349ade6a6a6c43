"""W1, W2: the agents, how many of them are at the ball, and how many each seat holds."""

from typing import Annotated

import msgspec

from zmova.table.wording import told_as

MOST = 36
Agent = Annotated[int, msgspec.Meta(ge=1, le=MOST), told_as("agents")]
"""W5"""
AT_THE_BALL = {4: 36, 5: 35, 6: 36, 7: 35, 8: 32}


def agents_of(seats: int) -> list[int]:
    """W1: the highest numbers stay at home where they could not be dealt evenly."""
    return list(range(1, AT_THE_BALL[seats] + 1))


def hand_size(seats: int) -> int:
    """W2"""
    return AT_THE_BALL[seats] // seats
