"""The bot of Trial by Trolley: from a seat's view alone to a move, after a human-like while.

How long it takes depends on what everybody can see and on its persona, never on its cards or taste.
"""

from random import Random

from zmova.bots.pace import pause
from zmova.bots.persona import Persona, persona_of
from zmova.games.trolley.bot.arguing import argue, spoken
from zmova.games.trolley.bot.driving import steer
from zmova.games.trolley.bot.playing import play
from zmova.games.trolley.moves import Guilty, Innocent, Steer
from zmova.games.trolley.tracks import TRACKS
from zmova.games.trolley.view import ArguingView, TableView
from zmova.table.move import Move
from zmova.table.offer import listed
from zmova.table.plan import Plan
from zmova.table.seat import Seat
from zmova.table.view import View
from zmova.table.whim import Whim

PATIENCE = (0.45, 80.0), (0.25, 40.0), (0.12, 16.0)
"""How long a driver listens on: before it heard both teams, after that, after it heard every seat.

Each is a share of the time there is, and the most seconds in any case.
"""
UNHURRIED = 90.0
"""Seconds of argument in which nobody has to hurry."""


def plan(seen: View, whim: Whim, persona: int = 0) -> Plan | None:
    """What it owes the table, or else something that it wants to say."""
    me, table, who = seen.me, seen.table, persona_of(persona)
    if me is None:
        return None
    if type(table.phase) is ArguingView:
        if me == table.driver:
            return Plan(steer(table, persona, whim), listening(table, who, whim))
        said = argue(seen, whim, who)
        return None if said is None else Plan(said, thinking(table, me, who, whim))
    if not seen.choices:
        return None
    tempo = Random(whim.getrandbits(32))  # drawn first, so that no card shows in it
    move = play(seen, whim)
    return None if move is None else Plan(move, seconds(move, tempo, who))


def steward(seen: View, whim: Whim) -> Move:
    """What the seat owes the table; it says nothing in its owner's name."""
    if type(seen.choices[0]) is Steer:
        return steer(seen.table, 0, whim)
    return play(seen, whim) or listed(seen.choices)[0]


def seconds(move: Move, tempo: Random, who: Persona) -> float:
    """A while in which a person would read the cards, think and press."""
    if type(move) is Innocent or type(move) is Guilty:
        return pause(tempo, who, 4, 12)
    return pause(tempo, who, 3, 8)


def listening(table: TableView, who: Persona, whim: Whim) -> float:
    """The less is left to hear, the sooner it decides; well before the time is up."""
    heard = {said.seat for said in table.arguments}
    teams = [heard.intersection(getattr(table, track)) for track in TRACKS]
    stage = all(teams) + (len(heard) == table.seats - 1)
    share, most = PATIENCE[stage]
    if table.argue_seconds is not None:
        most = min(most, share * table.argue_seconds)
    tempo = whim.fate("listening", table.round, stage)
    return pause(tempo, who, 0.6 * most, most)


def thinking(table: TableView, me: Seat, who: Persona, whim: Whim) -> float:
    """The same for each thing that it says, however often it thinks anew what that should be."""
    hurry = 1.0 if table.argue_seconds is None else min(1.0, table.argue_seconds / UNHURRIED)
    tempo = whim.fate("thinking", table.round, spoken(table, me))
    return pause(tempo, who, 4 * hurry, 22 * hurry)
