"""Whom to accuse, and how to vote."""

from zmova.bots.persona import Persona
from zmova.games.spyfall.bot.evidence import Evidence
from zmova.games.spyfall.bot.hearing import Heard
from zmova.games.spyfall.bot.suspicion import blame, suspicion
from zmova.games.spyfall.view import TableView, VoteView
from zmova.table.seat import Seat

EXCHANGE = 20_000
"""Milliseconds that a question with its answer usually takes."""
HEARINGS = 2  # answers before one is accused: anybody may be misunderstood once
LAST_CHANCE = 0.3  # S10: the spy wins anyway if nobody is condemned
STANDS_OUT = 1.2  # times as suspicious as anybody: with less there is nothing to judge by
TRUST = 1.4  # an accuser has reasons
OVERHEARD = 1.6  # and people have understood each answer that a bot did not


def lateness(table: TableView) -> float:
    """How far the round is, from 0 to 1, judged by how much was said."""
    return min(1.0, len(table.exchanges) * EXCHANGE / table.clock)


def patience(table: TableView) -> int:
    """Exchanges before anybody is accused, fewer in a short round."""
    return min(4 + table.seats // 2, table.clock // EXCHANGE // 2)


def crowd(table: TableView) -> float:
    """Among many the same suspicion says more: it stands out from more seats."""
    return 0.04 * (table.seats - 4)


def accuse(
    table: TableView, evidence: Evidence, me: Seat, place: str | None, persona: Persona
) -> Seat | None:
    """The seat to accuse now, if any. `place` is None for the spy."""
    if len(evidence.said) < patience(table):
        return None
    tried = {vote.suspect for vote in table.votes}
    if place is None:
        looks = blame(evidence, me)
        looks[me] = 0.0
        enough = 0.62 - 0.1 * persona.bold
    else:
        looks = suspicion(evidence, place, me)
        enough = 0.88 - 0.14 * persona.bold - 0.12 * lateness(table) - crowd(table)
    suspect = max(range(table.seats), key=looks.__getitem__)
    heard_out = sum(one.to == suspect for one in evidence.said) >= HEARINGS
    return suspect if looks[suspect] >= enough and heard_out and suspect not in tried else None


def guilty(
    table: TableView,
    vote: VoteView,
    evidence: Evidence,
    me: Seat,
    place: str | None,
    persona: Persona,
) -> bool:
    """The ballot on the suspect."""
    if place is None:
        return framed(vote, evidence, me)
    looks = suspicion(evidence, place, me)
    if vote.accuser is None:
        # S10: nobody comes back, so only those still to come can be the better choice.
        best = max((looks[seat] for seat in vote.to_come), default=0.0)
        return looks[vote.suspect] >= max(best, LAST_CHANCE, STANDS_OUT / (table.seats - 1))
    chance = trusting(evidence, vote.accuser, vote.suspect, looks)
    return chance >= 0.62 - 0.14 * persona.bold - 0.1 * lateness(table) - crowd(table)


def framed(vote: VoteView, evidence: Evidence, me: Seat) -> bool:
    """A spy would have any innocent condemned, but not against what everybody heard."""
    return blame(evidence, me)[vote.suspect] >= 0.2


def trusting(evidence: Evidence, accuser: Seat, suspect: Seat, looks: list[float]) -> float:
    """How guilty the suspect is, granted that the accuser may know better than a bot."""
    missed = sum(one.to == suspect and not understood(one) for one in evidence.said)
    plain = not missed and looks[suspect] < STANDS_OUT / (evidence.seats - 1)
    if plain or looks[accuser] > looks[suspect]:
        return 0.0
    odds = looks[suspect] / max(1e-9, 1 - looks[suspect]) * TRUST * OVERHEARD ** min(3, missed)
    return odds / (1 + odds)


def understood(one: Heard) -> bool:
    return one.topic is not None and (one.grade is not None or one.evasive)
