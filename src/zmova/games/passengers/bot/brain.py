"""The bot of Passengers: from a seat's view alone to a move, after as long as a person would take.

How long it takes depends on what everybody can see and on its persona, never on its cards.
"""

from random import Random

from zmova.bots.pace import pause
from zmova.bots.persona import Persona, persona_of
from zmova.games.passengers.bot.claiming import claim, matter
from zmova.games.passengers.bot.giving import give
from zmova.games.passengers.bot.placing import place, shade
from zmova.games.passengers.bot.scene import Scene
from zmova.games.passengers.bot.showing import show
from zmova.games.passengers.bot.voting import vote
from zmova.games.passengers.moves import Claim, Gift, Place, Shade, Show, Vote
from zmova.games.passengers.view import GivingView, PlacingView, TableView
from zmova.table.move import Move
from zmova.table.offer import listed
from zmova.table.plan import Plan
from zmova.table.view import View
from zmova.table.whim import Whim


def plan(seen: View, whim: Whim, persona: int = 0) -> Plan | None:
    """What it owes the table, or else something that it wants to say."""
    if seen.me is None:
        return None
    who = persona_of(persona)
    if seen.mine.ballot is None and listed(seen.choices):  # who has voted sticks to it
        tempo = Random(whim.getrandbits(32))  # drawn first, so that no card shows in it
        move = duty(seen, whim, who)
        return Plan(move, seconds(seen.table, move, tempo, who))
    said = talk(seen, who, whim)
    return None if said is None else Plan(said, seconds(seen.table, said, whim, who))


def steward(seen: View, whim: Whim) -> Move:
    """What the seat owes the table; it says nothing in its owner's name."""
    return duty(seen, whim, persona_of(0))


def duty(seen: View, whim: Whim, who: Persona) -> Move:
    choices = listed(seen.choices)
    scene = Scene(seen, who, whim)
    kind = type(choices[0])
    if kind is Place:
        return place(scene, choices, whim)
    if kind is Gift:
        return give(scene, choices)
    if kind is Vote:
        return Vote(vote(scene))
    if kind is Show:
        return show(scene, choices)
    return shade(scene, choices, whim)


def talk(seen: View, who: Persona, whim: Whim) -> Claim | None:
    if not isinstance(seen.table.phase, PlacingView | GivingView):
        return None
    what = matter(seen, who, whim)
    return None if what is None else claim(Scene(seen, who, whim), what)


def seconds(table: TableView, move: Move, tempo: Random, who: Persona) -> float:
    """A while in which a person would look, think and press."""
    match move:
        case Place() | Shade() if table.counts and not any(table.voices):
            return pause(tempo, who, 8, 14)  # the boat is still crossing
        case Place() | Shade():
            return pause(tempo, who, 3, 10)
        case Gift():
            return pause(tempo, who, 3, 8)
        case Show():
            return pause(tempo, who, 2.5, 7)
        case Claim():
            return pause(tempo, who, 2, 6)
    return pause(tempo, who, 3, 9)
