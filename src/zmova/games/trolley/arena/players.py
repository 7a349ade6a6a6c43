"""The player to beat in Trial by Trolley: any card, anywhere, with or without a word."""

from zmova.arena.match import Player
from zmova.games.trolley import bot
from zmova.games.trolley.tracks import Track
from zmova.games.trolley.view import ArguingView
from zmova.table.move import Move
from zmova.table.plan import Plan
from zmova.table.view import View
from zmova.table.whim import Whim

OPPONENTS = {"silent": False, "arguing": True}
"""Both play cards at random; those that argue do it just as bots do."""


def random_cards(view: View, whim: Whim) -> Plan | None:
    cards = [move for move in view.choices if isinstance(move, Move)]
    return Plan(whim.choice(cards), whim.uniform(3, 8)) if cards else None


def person(persona: int, bots: Track | None, argues: bool) -> Player:
    """Drives as a bot with a taste that nobody is told; plays as one on the track of the bots."""

    def plan(view: View, whim: Whim) -> Plan | None:
        if view.mine.track in (None, bots):
            return bot.plan(view, whim, persona)
        if type(view.table.phase) is not ArguingView:
            return random_cards(view, whim)
        return bot.plan(view, whim, persona) if argues else None

    return plan
