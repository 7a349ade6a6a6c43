"""Spyfall (Знахідка для шпигуна): one seat does not know where everybody is."""

from collections import Counter
from typing import Any

from zmova.games.spyfall import bot, evolve, legal, notices, rules, score, story, view
from zmova.games.spyfall.events import Events
from zmova.games.spyfall.moves import Moves, template
from zmova.games.spyfall.options import Options, places_in_play, round_minutes
from zmova.games.spyfall.own_file import read_own_places
from zmova.games.spyfall.stacked import read_stacked
from zmova.games.spyfall.state import Over, State
from zmova.table.deadline import Deadline
from zmova.table.dice import Throw
from zmova.table.event import Event
from zmova.table.game import Game
from zmova.table.move import Move
from zmova.table.notice import Notice
from zmova.table.plan import Plan
from zmova.table.result import Result
from zmova.table.seat import Seat, Viewer
from zmova.table.view import View
from zmova.table.whim import Whim


class Spyfall(Game[State]):
    name = "spyfall"
    version = "1"
    fewest, most = 3, 8
    options = Options
    limits = ("minutes", "turn_seconds", "vote_seconds", "guess_seconds", "next_seconds")
    house = {"turn_seconds": 90, "next_seconds": 90}  # noqa: RUF012  read by rooms, never changed
    moves = Moves
    events = Events
    shapes = {  # noqa: RUF012  read by the generator of client types
        "Table": view.TableView,
        "Mine": view.MineView,
        "Move": Moves,
        "Notice": notices.Notices,
        "Options": Options,
    }

    def open(self, seats: int, options: Options, stacked: dict[str, Any]) -> State:
        places = places_in_play(options)
        return State(
            seats=seats,
            options=options,
            places=places,
            stacked=read_stacked(stacked, seats, options, places),
            phase=Over(),
            scores=[0] * seats,
        )

    def deal(self, state: State, now: int, throw: Throw) -> list[Event]:
        return rules.deal_round(state, now, throw)

    # without a call in between: bots and arenas ask these by the hundred thousand
    decide = staticmethod(rules.decide)
    evolve = staticmethod(evolve.evolve)
    legal = staticmethod(legal.legal)

    def template(self, move: Move) -> Move:
        return template(move)

    def read_file(self, name: str, raw: bytes) -> dict[str, Any]:
        return {"own": read_own_places(name, raw)}

    def deadline(self, state: State) -> Deadline | None:
        return rules.deadline(state)

    def decide_timeout(self, state: State, now: int, throw: Throw) -> list[Event]:
        return rules.decide_timeout(state, now, throw)

    def call_off(self, state: State, now: int) -> list[Event]:
        return rules.call_off(state, now)

    def parts(self, state: State) -> list[dict[str, int]]:
        spies = Counter(shown.spy for shown in state.finished if shown.ending != "called-off")
        return [{"spy": spies[seat]} for seat in range(state.seats)]

    def public(self, state: State) -> view.TableView:
        return view.public(state, round_minutes(state.options, state.seats) * 60_000)

    def private(self, state: State, seat: Seat) -> view.MineView:
        return view.private(state, seat)

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        return notices.notice(event, viewer)

    sentence = staticmethod(story.sentence)
    spoken = staticmethod(story.spoken)

    def result(self, state: State) -> Result | None:
        ended = type(state.phase) is Over and (state.finished or state.called_off)
        return score.result(state) if ended else None

    def plan(self, seen: View, whim: Whim, persona: int = 0) -> Plan | None:
        return bot.plan(seen, whim, persona)

    def steward(self, seen: View, whim: Whim) -> Move:
        return bot.steward(seen, whim)


GAME = Spyfall()
