"""What to answer: a friend near the truth, a spy by what seems likely."""

from math import log
from random import Random

import msgspec

from zmova.bots.odds import lean
from zmova.bots.persona import Persona
from zmova.games.spyfall.bot.evidence import Evidence
from zmova.games.spyfall.bot.habits import (
    FRIEND,
    FRIEND_EVADES,
    GRADES,
    SPY_EVADES,
    expected,
    fits,
    spy_says,
)
from zmova.games.spyfall.bot.hearing import for_little, topic_of
from zmova.games.spyfall.bot.suspicion import leaked, suspicion
from zmova.games.spyfall.knowledge import grade, standing_alone
from zmova.games.spyfall.moves import Answer
from zmova.games.spyfall.state import Exchange
from zmova.table.seat import Seat

EVADING = log(FRIEND_EVADES / SPY_EVADES)  # what an evasive answer does to one's good name
GOOD_NAME = 0.3  # how much a friend cares for it
FEAR = 1.1  # of telling the spy the place, for each seat: so many more answers will be heard
SOFTENED, EVADED = -0.9, -1.2  # beside saying it as it is
HEAT = 0.5
SPY_HEAT = 0.25
CAUTION = 0.5  # of saying what would be odd at many of the likely places


def answer(
    evidence: Evidence,
    me: Seat,
    place: str | None,
    topic: str | None,
    persona: Persona,
    whim: Random,
) -> Answer:
    """`place` is None for the spy, `topic` where the question could not be told."""
    if topic is None:
        mark = None
    elif place is None:
        mark = bluff(evidence, me, topic, whim)
    else:
        truth = grade(place, topic)
        if truth is None:
            mark = echo(evidence, topic)
        else:
            mark = honest(evidence, me, place, topic, truth, persona, whim)
    return Answer(grade=mark, wording=whim.randrange(100))


def fitting(said: Answer, asked: Exchange) -> Answer:
    """The same in words that fit the question as worded: no "very" where it asked for little."""
    topic = topic_of(asked)
    if topic is None or said.grade is None or said.wording is None or not for_little(asked):
        return said
    ways = standing_alone(topic, said.grade)
    return msgspec.structs.replace(said, wording=ways[said.wording % len(ways)])


def honest(
    evidence: Evidence,
    me: Seat,
    place: str,
    topic: str,
    truth: int,
    persona: Persona,
    whim: Random,
) -> int | None:
    """The truth or one off it, or nothing: the more so, the more it would tell the spy."""
    known = leaked(evidence, suspicion(evidence, place, me))
    here = known[evidence.places.index(place)]
    heard = expected(evidence.spread(known, topic))
    spy = spy_says(evidence.spread(evidence.hunches[me], topic))
    marks = [mark for mark in GRADES if abs(mark - truth) <= 1]
    scores = []
    for mark in marks:
        friend = FRIEND[truth][mark]
        shown = here * (friend / heard[mark] - 1)
        plain = 0.0 if mark == truth else SOFTENED * (0.5 + persona.frank)
        scores.append(plain + GOOD_NAME * log(friend / spy[mark]) - FEAR * evidence.seats * shown)
    options: list[int | None] = [*marks, None]
    evaded = EVADED * (0.5 + persona.frank) + GOOD_NAME * EVADING
    return lean(options, [*scores, evaded], HEAT, whim)


def bluff(evidence: Evidence, me: Seat, topic: str, whim: Random) -> int | None:
    """What will pass at most of the places that it may be."""
    spread = evidence.spread(evidence.hunches[me], topic)
    fit, spy = fits(spread), spy_says(spread)
    scores = [fit[mark] - log(spy[mark]) + CAUTION * (fit[mark] - max(fit)) for mark in GRADES]
    options: list[int | None] = [*GRADES, None]
    evasions = sum(one.evasive and one.to == me for one in evidence.said)
    return lean(options, [*scores, EVADING * (1 + evasions)], SPY_HEAT, whim)


def echo(evidence: Evidence, topic: str) -> int | None:
    """At a place that hosts added one can but say what was said before."""
    said = [one.grade for one in evidence.said if one.topic == topic and one.grade is not None]
    return said[-1] if said else None
