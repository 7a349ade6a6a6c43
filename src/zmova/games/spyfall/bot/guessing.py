"""When a spy shows the card, and which place it names."""

from random import Random

from zmova.bots.persona import Persona
from zmova.games.spyfall.bot.evidence import Evidence
from zmova.games.spyfall.bot.judging import lateness, patience
from zmova.games.spyfall.bot.suspicion import blame
from zmova.games.spyfall.view import TableView
from zmova.table.seat import Seat

SURE = 0.9
IN_DANGER = 0.45  # how much less will do for one who is about to be caught


def dares(table: TableView, evidence: Evidence, me: Seat, persona: Persona) -> bool:
    """A right guess is worth twice as much as staying hidden, and being caught nothing."""
    if len(evidence.said) < patience(table) - 1:
        return False
    best = max(evidence.hunches[me])
    danger = blame(evidence, me)[me]
    enough = SURE - 0.1 * persona.bold - 0.15 * lateness(table) - IN_DANGER * danger
    return best >= enough


def likeliest(evidence: Evidence, me: Seat, whim: Random) -> str:
    hunch = evidence.hunches[me]
    top = max(hunch)
    return whim.choice(
        [place for place, chance in zip(evidence.places, hunch, strict=True) if chance == top]
    )
