"""Trial by Trolley (Пекельний трамвай): two tracks of characters, one lever, much talk."""

from collections import Counter
from typing import Any

from zmova.games.trolley import bot, evolve, legal, notices, rules, score, story, view
from zmova.games.trolley.events import Events
from zmova.games.trolley.moves import Moves
from zmova.games.trolley.options import Options
from zmova.games.trolley.own_file import read_own_decks
from zmova.games.trolley.stacked import read_stacked
from zmova.games.trolley.state import Over, State
from zmova.games.trolley.tracks import track_of
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


class Trolley(Game[State]):
    name = "trolley"
    version = "1"
    fewest, most = 3, 13
    options = Options
    limits = ("argue_seconds", "pick_seconds", "modifier_seconds", "pause_seconds")
    house = {  # noqa: RUF012  read by rooms, never changed
        "pick_seconds": 90,
        "modifier_seconds": 60,
        "pause_seconds": 12,
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
            stacked=read_stacked(stacked, seats, options),
            phase=Over(),
            skulls=(0,) * seats,
            spoken=(0,) * seats,
        )

    # without a call in between: bots and arenas ask these by the hundred thousand
    deal = staticmethod(rules.deal)
    decide = staticmethod(rules.decide)
    evolve = staticmethod(evolve.evolve)
    legal = staticmethod(legal.legal)

    def read_file(self, name: str, raw: bytes) -> dict[str, Any]:
        return {"own": read_own_decks(name, raw)}

    def deadline(self, state: State) -> Deadline | None:
        return rules.deadline(state)

    def decide_timeout(self, state: State, now: int, throw: Throw) -> list[Event]:
        return rules.decide_timeout(state, now, throw)

    def call_off(self, state: State, now: int) -> list[Event]:
        return [score.early_end(state, now)]

    def parts(self, state: State) -> list[dict[str, int]]:
        drivers = Counter(verdict.driver for verdict in state.verdicts)
        return [{"driver": drivers[seat]} for seat in range(state.seats)]

    def public(self, state: State) -> view.TableView:
        return view.public(state)

    def private(self, state: State, seat: Seat) -> view.MineView:
        return view.private(state, seat)

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        return notices.notice(event, viewer)

    sentence = staticmethod(story.sentence)

    def audiences(self, state: State, seat: Seat) -> dict[Audience, list[Seat] | None]:
        """The driver talks to all; the others to all or to their own team."""
        track = track_of(seat, state.driver, state.seats)
        if track is None or type(state.phase) is Over:
            return {"all": None}
        return {"all": None, "team": sorted(state.teams[track])}

    def result(self, state: State) -> Result | None:
        ended = state.ended
        return None if ended is None else Result(ended.winners, ended.scores, ended.why)

    def plan(self, seen: View, whim: Whim, persona: int = 0) -> Plan | None:
        return bot.plan(seen, whim, persona)

    def steward(self, seen: View, whim: Whim) -> Move:
        return bot.steward(seen, whim)


GAME = Trolley()
