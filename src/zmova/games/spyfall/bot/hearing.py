"""What a bot makes of an exchange, whether tapped or typed."""

from functools import lru_cache

import msgspec

from zmova.games.spyfall.knowledge import asks_for_little, read_answer, read_question, topics
from zmova.games.spyfall.state import Exchange
from zmova.table.seat import Seat


class Heard(msgspec.Struct, frozen=True):
    """`topic` or `grade` is None where the bot could not tell."""

    asker: Seat
    to: Seat
    topic: str | None
    grade: int | None
    evasive: bool
    """A phrase that says nothing, chosen as such."""
    typed: bool
    """Read from free words, so perhaps misread."""


@lru_cache(maxsize=4096)
def heard(exchange: Exchange) -> Heard:
    topic = topic_of(exchange)
    grade = exchange.grade
    if grade is None and exchange.answer is not None and topic is not None:
        grade = read_answer(exchange.answer, topic, words_of(exchange))
    evasive = exchange.answer is None and grade is None and exchange.answer_wording is not None
    typed = exchange.topic is None or exchange.grade is None
    return Heard(exchange.asker, exchange.to, topic, grade, evasive, typed)


def topic_of(exchange: Exchange) -> str | None:
    """What was asked about: as explained, or else as read."""
    if exchange.topic is not None:
        return exchange.topic if exchange.topic in topics() else None
    return read_question(exchange.text) if exchange.text is not None else None


def for_little(exchange: Exchange) -> bool:
    """Whether it was asked the other way round, so that a yes means little of the topic."""
    topic, words = topic_of(exchange), words_of(exchange)
    return topic is not None and words is not None and asks_for_little(words, topic)


def words_of(exchange: Exchange) -> str | None:
    """The question as worded: typed, or on the chip, which says the same in each language."""
    if exchange.text is not None or exchange.wording is None or exchange.topic not in topics():
        return exchange.text
    ways = topics()[exchange.topic].en.ask
    return ways[exchange.wording % len(ways)]
