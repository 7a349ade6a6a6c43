"""Passengers (Пасажири): souls and demons, face down, in two boats; one of them crosses."""

from typing import Any

from zmova.games.passengers import bot, deal, evolve, legal, notices, rules, story, view
from zmova.games.passengers.ending import early_end
from zmova.games.passengers.events import Events
from zmova.games.passengers.moves import Moves, template
from zmova.games.passengers.options import Options, gift_sets
from zmova.games.passengers.stacked import read_stacked
from zmova.games.passengers.state import Giving, Over, Showing, State
from zmova.table.deadline import Deadline
from zmova.table.dice import Throw
from zmova.table.event import Event
from zmova.table.game import Game
from zmova.table.move import Move
from zmova.table.notice import Notice
from zmova.table.plan import Plan
from zmova.table.result import Result
from zmova.table.seat import Seat, Viewer
from zmova.table.talk import Audience
from zmova.table.view import View
from zmova.table.whim import Whim


class Passengers(Game[State]):
    name = "passengers"
    version = "1"
    fewest, most = 4, 8
    options = Options
    limits = ("gaze_seconds", "place_seconds", "gift_seconds", "vote_seconds")
    house = {  # noqa: RUF012  read by rooms, never changed
        "gaze_seconds": 10,
        "place_seconds": 90,
        "gift_seconds": 60,
        "vote_seconds": 120,
    }
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
        return State(
            seats=seats,
            options=options,
            sets=gift_sets(options, seats),
            stacked=read_stacked(stacked, seats),
            phase=Over(),
        )

    def deal(self, state: State, now: int, throw: Throw) -> list[Event]:
        return deal.deal(state, now, throw)

    # without a call in between: bots and arenas ask these by the hundred thousand
    decide = staticmethod(rules.decide)
    evolve = staticmethod(evolve.evolve)
    legal = staticmethod(legal.legal)

    def template(self, move: Move) -> Move:
        return template(move)

    def deadline(self, state: State) -> Deadline | None:
        return rules.deadline(state)

    def decide_timeout(self, state: State, now: int, throw: Throw) -> list[Event]:
        return rules.decide_timeout(state, now, throw)

    def call_off(self, state: State, now: int) -> list[Event]:
        return [early_end(state, now)]

    def parts(self, state: State) -> list[dict[str, int]]:
        return [{faction: 1} for faction in state.factions]

    def public(self, state: State) -> view.TableView:
        return view.public(state)

    def private(self, state: State, seat: Seat) -> view.MineView:
        return view.private(state, seat)

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        return notices.notice(event, viewer)

    sentence = staticmethod(story.sentence)

    def audiences(self, state: State, seat: Seat) -> dict[Audience, list[Seat] | None]:
        """Hushed seats have none; a whispering pair has one more, while gifts are used."""
        if seat in state.hushed:
            return {}
        if seat in state.pair and type(state.phase) in (Giving, Showing):
            return {"all": None, "whisper": sorted(state.pair)}
        return {"all": None}

    def result(self, state: State) -> Result | None:
        ended = state.ended
        return None if ended is None else Result(ended.winners, ended.scores, ended.why)

    def plan(self, seen: View, whim: Whim, persona: int = 0) -> Plan | None:
        return bot.plan(seen, whim, persona)

    def steward(self, seen: View, whim: Whim) -> Move:
        return bot.steward(seen, whim)


GAME = Passengers()
