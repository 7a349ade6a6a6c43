"""What a round's answers tell: a spy about the place, the others about the spy."""

from collections.abc import Iterable
from functools import lru_cache
from math import log
from typing import NamedTuple

from zmova.bots.odds import shares
from zmova.games.spyfall.bot.habits import (
    SPY_EVADES,
    UNKNOWN,
    Spread,
    doubtful,
    friend_says,
    spy_says,
)
from zmova.games.spyfall.bot.hearing import Heard, heard
from zmova.games.spyfall.knowledge import grade, topics
from zmova.games.spyfall.state import Exchange
from zmova.games.spyfall.view import TableView
from zmova.table.seat import Seat

CURIOSITY = 0.12
"""Friends ask a little more about what is unusual at their place; spies don't know what is."""


class Claim(NamedTuple):
    """An answer that told something."""

    heard: Heard
    spy: float
    """How likely a spy would have given it then."""
    friend: list[float]
    """By place: how likely a friend would have given it there."""


class Evidence:
    """The same for every seat: it comes from what everybody heard."""

    def __init__(self, seats: int, places: tuple[str, ...], said: list[Heard]) -> None:
        self.seats = seats
        self.places = places
        self.said = said
        self.hunches = [shares([1.0] * len(places)) for _ in range(seats)]
        """By seat: how likely each place is for somebody who sits there and is the spy."""
        self._claims: list[Claim] = []
        for one in said:
            self._hear(one)

    def _hear(self, one: Heard) -> None:
        if one.topic is None:
            return
        truths = column(self.places, one.topic)
        if one.grade is None and not one.evasive:
            told = [1.0] * len(self.places)
        else:
            known = self.known(one.to)
            told = [
                friend_says(one.grade, truth, share, one.typed)
                for truth, share in zip(truths, known, strict=True)
            ]
            spy = spy_says(spread_of(self.hunches[one.to], truths))
            self._claims.append(Claim(one, spy_chance(one, spy), told))
        wonder = curiosity(self.places, one.topic)
        for seat, hunch in enumerate(self.hunches):
            weights: Iterable[float] = hunch
            if seat != one.to:
                weights = map(float.__mul__, weights, told)
            if seat != one.asker:
                weights = map(float.__mul__, weights, wonder)
            self.hunches[seat] = shares(list(weights))

    def known(self, speaker: Seat) -> list[float]:
        """By place: how likely it seems to those who listen."""
        rows = [hunch for seat, hunch in enumerate(self.hunches) if seat != speaker]
        return [sum(chances) / len(rows) for chances in zip(*rows, strict=True)]

    def spread(self, chances: list[float], topic: str) -> Spread:
        return spread_of(chances, column(self.places, topic))

    def doubts(self, place: str) -> list[float]:
        """By seat, in nats: how much likelier a spy said its words than a friend at that place."""
        doubts = [0.0] * self.seats
        here = self.places.index(place)
        if grade(place, next(iter(topics()))) is None:
            return doubts  # a place that hosts added: nobody can be caught out there
        for claim in self._claims:
            doubts[claim.heard.to] += log(claim.spy / claim.friend[here])
        for one in self.said:
            if one.topic is not None:
                doubts[one.asker] -= log(curiosity(self.places, one.topic)[here])
        return doubts


def spy_chance(one: Heard, spy: list[float]) -> float:
    if one.grade is None:
        return SPY_EVADES
    chance = spy[one.grade]
    return (1 - SPY_EVADES) * (doubtful(chance) if one.typed else chance)


def spread_of(chances: list[float], truths: tuple[int, ...]) -> Spread:
    spread = [0.0] * 6
    for chance, truth in zip(chances, truths, strict=True):
        spread[truth] += chance
    return spread


@lru_cache(maxsize=4096)
def column(places: tuple[str, ...], topic: str) -> tuple[int, ...]:
    """How much of the topic each place has."""
    grades = [grade(place, topic) for place in places]
    return tuple(UNKNOWN if mark is None else mark for mark in grades)


@lru_cache(maxsize=4096)
def curiosity(places: tuple[str, ...], topic: str) -> tuple[float, ...]:
    """By place: how many times likelier than a spy a friend there asks about the topic."""
    return tuple(
        1.0 if unusual is None else 1 + CURIOSITY * (unusual - 1)
        for unusual in (_unusual(places, place).get(topic) for place in places)
    )


@lru_cache(maxsize=4096)
def _unusual(places: tuple[str, ...], place: str) -> dict[str, float]:
    """By topic: how far the place is from the others, on average 1; nothing of added places."""
    far: dict[str, float] = {}
    for topic in topics():
        mark = grade(place, topic)
        known = [truth for truth in column(places, topic) if truth != UNKNOWN]
        if mark is not None and known:
            far[topic] = sum(abs(mark - truth) for truth in known) / len(known)
    usual = sum(far.values()) / max(1, len(far))
    return {topic: gap / usual for topic, gap in far.items()} if usual else {}


def evidence(table: TableView) -> Evidence:
    """What was said in this round so far; a question without an answer tells nothing yet."""
    places = tuple(place.id for place in table.places if not place.used)
    answered = tuple(exchange for exchange in table.exchanges if exchange.answered)
    return _evidence(table.seats, places, answered)


@lru_cache(maxsize=64)
def _evidence(seats: int, places: tuple[str, ...], answered: tuple[Exchange, ...]) -> Evidence:
    return Evidence(seats, places, [heard(exchange) for exchange in answered])
