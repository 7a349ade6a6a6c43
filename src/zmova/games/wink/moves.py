"""What a seat may ask for in Wink."""

from zmova.games.wink.agents import Agent
from zmova.table.move import Move
from zmova.table.seat import Seat


class Name(Move, frozen=True, tag="name"):
    """W6: that player holds the number that I called."""

    player: Seat


class Call(Move, frozen=True, tag="call"):
    """W10"""

    agent: Agent


class Pass(Move, frozen=True, tag="pass"):
    """W11"""


class Look(Move, frozen=True, tag="look"):
    """W15"""

    player: Seat


class Wink(Move, frozen=True, tag="wink"):
    """W13, W15: at the player whom the seat looks at."""


class Catch(Move, frozen=True, tag="catch"):
    """W16: that player holds that number."""

    player: Seat
    agent: Agent


Moves = Name | Call | Pass | Look | Wink | Catch
