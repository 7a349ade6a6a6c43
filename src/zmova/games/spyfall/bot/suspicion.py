"""Who may be the spy, as friends see it and as a spy thinks that they see it."""

from math import exp

from zmova.bots.odds import shares
from zmova.games.spyfall.bot.evidence import Evidence
from zmova.table.seat import Seat

LIKELIEST = 4  # places that a spy bothers to think through


def suspicion(evidence: Evidence, place: str, me: Seat | None) -> list[float]:
    """By seat: how likely it is the spy, for somebody who knows the place and is not the spy."""
    doubts = evidence.doubts(place)
    top = max(doubts)
    weights = [exp(doubt - top) for doubt in doubts]
    if me is not None:
        weights[me] = 0.0
    return shares(weights)


def blame(evidence: Evidence, me: Seat) -> list[float]:
    """By seat: how suspicious it must look to the others, for a spy who can but guess the place."""
    hunch = evidence.hunches[me]
    order = sorted(range(len(hunch)), key=hunch.__getitem__, reverse=True)[:LIKELIEST]
    looks = [suspicion(evidence, evidence.places[index], None) for index in order]
    weights = shares([hunch[index] for index in order])
    return [
        sum(weight * look[seat] for weight, look in zip(weights, looks, strict=True))
        for seat in range(evidence.seats)
    ]


def leaked(evidence: Evidence, suspects: list[float]) -> list[float]:
    """By place: how likely the spy must think it, whoever that is."""
    return [
        sum(suspects[seat] * evidence.hunches[seat][index] for seat in range(evidence.seats))
        for index in range(len(evidence.places))
    ]
