"""Wink (Мигцем): a masquerade where partners find each other by a wink that nobody else sees."""

from typing import Any

from zmova.games.wink import bot, evolve, legal, rules, score, view
from zmova.games.wink.events import Events
from zmova.games.wink.moves import Moves
from zmova.games.wink.options import Options
from zmova.games.wink.stacked import read_stacked
from zmova.games.wink.state import Over, State
from zmova.table.deadline import Deadline
from zmova.table.dice import Throw
from zmova.table.event import Event
from zmova.table.game import Game
from zmova.table.move import Move
from zmova.table.plan import Plan
from zmova.table.result import Result
from zmova.table.seat import Seat
from zmova.table.told import notices
from zmova.table.view import View
from zmova.table.whim import Whim


class WinkGame(Game[State]):
    name = "wink"
    version = "1"
    fewest, most = 4, 8
    options = Options
    limits = ("turn_seconds",)
    house = {"turn_seconds": 60}  # noqa: RUF012  read by rooms, never changed
    moves = Moves
    events = Events
    shapes = {  # noqa: RUF012  read by the generator of client types
        "Table": view.TableView,
        "Mine": view.MineView,
        "Move": Moves,
        "Notice": notices(Events),
        "Options": Options,
    }

    def open(self, seats: int, options: Options, stacked: dict[str, Any]) -> State:
        return State(seats, options, read_stacked(stacked, seats), Over())

    # without a call in between: bots and arenas ask these by the hundred thousand
    deal = staticmethod(rules.deal)
    decide = staticmethod(rules.decide)
    evolve = staticmethod(evolve.evolve)
    legal = staticmethod(legal.legal)

    def deadline(self, state: State) -> Deadline | None:
        return rules.deadline(state)

    def decide_timeout(self, state: State, now: int, throw: Throw) -> list[Event]:
        return rules.decide_timeout(state, now, throw)

    def call_off(self, state: State, now: int) -> list[Event]:
        return [score.early_end(state, now)]

    def parts(self, state: State) -> list[dict[str, int]]:
        """Everybody is the same here: a guest of the ball."""
        return [{} for _ in range(state.seats)]

    def public(self, state: State) -> view.TableView:
        return view.public(state)

    def private(self, state: State, seat: Seat) -> view.MineView:
        return view.private(state, seat)

    def result(self, state: State) -> Result | None:
        ended = state.ended
        return None if ended is None else Result(ended.winners, ended.scores, ended.why)

    def plan(self, seen: View, whim: Whim, persona: int = 0) -> Plan | None:
        return bot.plan(seen, whim, persona)

    def steward(self, seen: View, whim: Whim) -> Move:
        return bot.steward(seen, whim)


GAME = WinkGame()
