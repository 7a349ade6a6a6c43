"""What a bot knows of the places, and how it reads what people type about them."""

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec

from zmova.games.spyfall.lexicon import BREAK, Lexicon, tokens
from zmova.games.spyfall.measure import Cue, leans, weigh

Content = TypeVar("Content")

MIDDLING = 2  # the grade that is the same whichever way one asks


class Wording(msgspec.Struct, frozen=True):
    """A topic in one language."""

    chip: str
    ask: tuple[str, ...]
    answers: tuple[tuple[str, ...], ...]
    words: tuple[str, ...]
    more: tuple[str, ...]
    less: tuple[str, ...]


class Topic(msgspec.Struct, frozen=True):
    """A trait that any place has more or less of."""

    uk: Wording
    en: Wording

    def wording(self, language: str) -> Wording:
        return self.uk if language == "uk" else self.en


class Phrases(msgspec.Struct, frozen=True):
    """What a bot says in one language when no topic is meant."""

    questions: tuple[str, ...]
    answers: tuple[str, ...]
    accusations: tuple[str, ...]
    discussing: tuple[str, ...]
    vote_yes: tuple[str, ...]
    vote_no: tuple[str, ...]
    thinking: tuple[str, ...]
    win: tuple[str, ...]
    lose: tuple[str, ...]


class Cues(msgspec.Struct, frozen=True):
    """How one language says how much."""

    not_: tuple[str, ...] = msgspec.field(name="not")
    none: tuple[str, ...]
    yes: tuple[str, ...]
    no: tuple[str, ...]
    idle: tuple[str, ...]
    grades: tuple[tuple[str, ...], ...]


class Measures(msgspec.Struct, frozen=True):
    """How both languages say how much."""

    turned: tuple[int, ...]
    uk: Cues
    en: Cues


def _load(name: str, kind: type[Content]) -> Content:
    source = files(__package__).joinpath("content", f"{name}.toml")
    return msgspec.convert(tomllib.loads(source.read_text("utf-8")), kind)


@cache
def topics() -> dict[str, Topic]:
    """Every topic by its id."""
    return _load("topics", dict[str, Topic])


@cache
def _places() -> dict[str, dict[str, int]]:
    return _load("places", dict[str, dict[str, int]])


@cache
def _phrases() -> dict[str, Phrases]:
    return _load("vague", dict[str, Phrases])


@cache
def _measures() -> Measures:
    return _load("grades", Measures)


def phrases(language: str) -> Phrases:
    """What to say in this language when no topic is meant."""
    return _phrases()["uk" if language == "uk" else "en"]


def grade(place: str, topic: str) -> int | None:
    """How much of the topic the place has, or None for a place that a host added."""
    return _places().get(place, {}).get(topic)


def read_question(text: str) -> str | None:
    """The topic that a typed question is about, or None when it could be several or none."""
    votes = Counter(hit.meaning for hit in _question_stems().find(tokens(text)))
    first, second = [*votes.most_common(2), ("", 0), ("", 0)][:2]
    return first[0] if first[1] > second[1] else None


def read_answer(text: str, topic: str | None = None, question: str | None = None) -> int | None:
    """How much of its topic a typed answer says, 0 to 4, or None when it does not tell.

    Knowing the topic it can tell which way a word points: «тихо» is little noise. Knowing the
    question too it can tell that "very" after "is it quiet?" is little noise as well.
    """
    if topic is None and question is not None:
        topic = read_question(question)
    said = tokens(text)
    shipped = _shipped_answers(topic).get(_bare(said))
    if shipped is not None:
        return shipped
    downward = topic is not None and question is not None and asks_for_little(question, topic)
    return weigh(said, _answer_stems(topic), _measures().turned, downward=downward)


def asks_for_little(question: str, topic: str) -> bool:
    """Whether a yes to it means little of the topic: «Тихо тут?»."""
    cues = {hit.meaning for hit in _asking_stems(topic).find(tokens(question))}
    return "less" in cues and "more" not in cues


@cache
def standing_alone(topic: str, mark: int) -> tuple[int, ...]:
    """The wordings of an answer that fit however one asks: without a yes, a no or a "very"."""
    rows = [wording.answers[mark] for wording in (topics()[topic].uk, topics()[topic].en)]
    stems = _answer_stems(topic)
    return tuple(
        place
        for place, said in enumerate(zip(*rows, strict=True))
        if mark == MIDDLING or not any(leans(tokens(text), stems) for text in said)
    )


@cache
def _question_stems() -> Lexicon[str]:
    return Lexicon(
        (stem, name)
        for name, topic in topics().items()
        for wording in (topic.uk, topic.en)
        for stem in (*wording.words, *wording.more, *wording.less)
    )


@cache
def _asking_stems(topic: str) -> Lexicon[Cue]:
    """Which way a question points. A not in it turns nothing: «Не страшно?» is «Страшно?»."""
    denials = {word.rstrip(".") for cues in (_measures().uk, _measures().en) for word in cues.not_}
    stems: list[tuple[str, Cue]] = []
    for wording in (topics()[topic].uk, topics()[topic].en):
        stems += [(stem, "idle") for stem in wording.words]
        stems += [(stem, "more") for stem in wording.more]
        stems += [(stem, "less") for stem in wording.less if denials.isdisjoint(stem.split())]
    return Lexicon(stems)


@cache
def _answer_stems(topic: str | None) -> Lexicon[Cue]:
    stems: list[tuple[str, Cue]] = []
    for cues in (_measures().uk, _measures().en):
        stems += [(stem, "none") for stem in cues.none]
        stems += [(stem, "not") for stem in cues.not_]
        stems += [(stem, "yes") for stem in cues.yes]
        stems += [(stem, "no") for stem in cues.no]
        stems += [(stem, "idle") for stem in cues.idle]
        stems += [(stem, mark) for mark, row in enumerate(cues.grades) for stem in row]
    known = topics().get(topic or "")
    for wording in (known.uk, known.en) if known else ():
        stems += [(stem, "idle") for stem in wording.words]  # a sweater is no sweat
        stems += [(stem, "more") for stem in wording.more]
        stems += [(stem, "less") for stem in wording.less]
    return Lexicon(stems)


@cache
def _shipped_answers(topic: str | None) -> dict[tuple[str, ...], int]:
    """Our own answers by their words; over all topics only those that always mean the same."""
    chosen = [topics()[topic]] if topic in topics() else topics().values()
    meanings: dict[tuple[str, ...], set[int]] = {}
    for known in chosen:
        for wording in (known.uk, known.en):
            for mark, row in enumerate(wording.answers):
                for answer in row:
                    meanings.setdefault(_bare(tokens(answer)), set()).add(mark)
    return {words: marks.pop() for words, marks in meanings.items() if len(marks) == 1}


def _bare(said: list[str]) -> tuple[str, ...]:
    return tuple(word for word in said if word != BREAK)
