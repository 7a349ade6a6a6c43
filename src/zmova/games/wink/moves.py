"""What a seat may ask for in Wink."""

from collections.abc import Iterator

from zmova.games.wink.agents import Agent
from zmova.table.move import Move
from zmova.table.offer import Range
from zmova.table.seat import Seat


class Name(Move, frozen=True, tag="name"):
    """W6-W8: that player holds the number that I called."""

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
    """W16-W20: that player holds that number."""

    player: Seat
    agent: Agent


class Catches(Range, frozen=True, tag="catch"):
    """W16-W18: any of these players may be said to hold any of these numbers."""

    players: tuple[Seat, ...]
    agents: tuple[Agent, ...]

    def moves(self) -> Iterator[Catch]:
        for agent in self.agents:
            for player in self.players:
                yield Catch(player, agent)

    def __contains__(self, move: Move) -> bool:
        return type(move) is Catch and move.agent in self.agents and move.player in self.players


Moves = Name | Call | Pass | Look | Wink | Catch
