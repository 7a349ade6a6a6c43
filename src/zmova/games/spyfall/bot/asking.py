"""Whom to ask, and about what."""

from math import log
from random import Random
from typing import NamedTuple

from zmova.bots.odds import entropy, lean
from zmova.games.spyfall.bot.evidence import Evidence, curiosity
from zmova.games.spyfall.bot.habits import FRIEND, GRADES, UNKNOWN, Spread, expected, spy_says
from zmova.games.spyfall.bot.hearing import topic_of
from zmova.games.spyfall.bot.suspicion import leaked, suspicion
from zmova.games.spyfall.knowledge import grade, topics
from zmova.games.spyfall.moves import Ask
from zmova.games.spyfall.state import Exchange
from zmova.table.seat import Seat

FEAR = 0.6  # of telling the spy the place, beside learning who it is
FAIRNESS = 0.02  # for each time that a seat was asked already
HEAT = 0.015
SPY_HEAT = 0.08


class Question(NamedTuple):
    to: Seat
    topic: str


def ask(
    evidence: Evidence,
    exchanges: list[Exchange],
    me: Seat,
    place: str | None,
    targets: list[Seat],
    whim: Random,
) -> Ask:
    """`place` is None for the spy."""
    questions = [Question(to, topic) for to in targets for topic in fresh_topics(exchanges)]
    if place is None:
        scores = [curious(evidence, me, question) for question in questions]
    else:
        scores = searching(evidence, me, place, questions)
    asked = [sum(one.to == seat for one in exchanges) for seat in range(evidence.seats)]
    scores = [
        score - FAIRNESS * asked[question.to]
        for score, question in zip(scores, questions, strict=True)
    ]
    chosen = lean(questions, scores, SPY_HEAT if place is None else HEAT, whim)
    return Ask(chosen.to, topic=chosen.topic, wording=whim.randrange(100))


def fresh_topics(exchanges: list[Exchange]) -> list[str]:
    """Those not yet asked about in this round, or all once they ran out."""
    asked = {topic_of(exchange) for exchange in exchanges}
    return [topic for topic in topics() if topic not in asked] or list(topics())


def curious(evidence: Evidence, me: Seat, question: Question) -> float:
    """For a spy: how much the answer will tell of the place, and how natural the question is."""
    hunch = evidence.hunches[me]
    natural = curiosity(evidence.places, question.topic)
    looks = sum(map(float.__mul__, hunch, natural))
    return telling(evidence.spread(hunch, question.topic)) + log(looks)


def telling(spread: Spread) -> float:
    """Nats that a friend's answer takes off one's uncertainty."""
    blur = sum(chance * entropy(row) for chance, row in zip(spread, FRIEND, strict=True))
    return entropy(expected(spread)) - blur


def searching(evidence: Evidence, me: Seat, place: str, questions: list[Question]) -> list[float]:
    """For a friend: how well the answer tells a spy from a friend, less what it gives away."""
    suspects = suspicion(evidence, place, me)
    known = leaked(evidence, suspects)
    here = known[evidence.places.index(place)]
    scores = []
    leaks: dict[str, float] = {}
    for to, topic in questions:
        mark = grade(place, topic)
        friend = FRIEND[UNKNOWN if mark is None else mark]
        if topic not in leaks:
            leaks[topic] = leak(friend, evidence.spread(known, topic), here)
        spy = spy_says(evidence.spread(evidence.hunches[to], topic))
        guilty = suspects[to]
        scores.append(separation(guilty, spy, friend) - FEAR * (1 - guilty) * leaks[topic])
    return scores


def separation(guilty: float, spy: list[float], friend: tuple[float, ...]) -> float:
    """Nats that the answer takes off the question whether it came from the spy."""
    mixed = [guilty * spy[mark] + (1 - guilty) * friend[mark] for mark in GRADES]
    return entropy(mixed) - guilty * entropy(spy) - (1 - guilty) * entropy(friend)


def leak(friend: tuple[float, ...], spread: Spread, here: float) -> float:
    """How much likelier the true place grows for the spy by a friend's answer."""
    heard = expected(spread)
    return here * sum(friend[mark] ** 2 / heard[mark] for mark in GRADES) - here
