"""What notices and bots' asides are about, in the words of the content."""

from collections.abc import Callable, Sequence
from typing import Any

from zmova.games.spyfall.knowledge import phrases, topics
from zmova.games.spyfall.options import own_id
from zmova.games.spyfall.places import shipped
from zmova.games.spyfall.state import Exchange, Shown
from zmova.table.story import Scene, Words


def called(kind: str, which: Any, scene: Scene) -> str:
    """The client calls them the same (web/src/games/spyfall/story.ts)."""
    return CALLED[kind](which, scene)


def spoken(phrase: str, words: Words) -> str | None:
    """A bot's aside names a list of phrases and a place in it: `vote-yes-3`."""
    kind, _, number = phrase.rpartition("-")
    ways: Sequence[str] = getattr(phrases(words.lang), kind.replace("-", "_"), ())
    return ways[int(number) % len(ways)] if ways and number.isdecimal() else None


def question(wording: int, scene: Scene) -> str:
    asked: Exchange = scene.view.table.exchanges[-1]
    lang = scene.words.lang
    topic = topics().get(asked.topic or "")
    ways = topic.wording(lang).ask if topic else phrases(lang).questions
    return ways[wording % len(ways)]


def answer(wording: int, scene: Scene) -> str:
    asked: Exchange = scene.view.table.exchanges[-1]
    lang = scene.words.lang
    topic = topics().get(asked.topic or "")
    if asked.grade is None:
        ways = phrases(lang).answers
    elif topic is None:
        return grade(asked.grade, scene)
    else:
        ways = topic.wording(lang).answers[asked.grade]
    return ways[wording % len(ways)]


def chip(topic: str, scene: Scene) -> str:
    known = topics().get(topic)
    return "" if known is None else known.wording(scene.words.lang).chip


def grade(which: int, scene: Scene) -> str:
    return scene.words(f"spyfall-grade-{which}")


def place_name(place: str, scene: Scene) -> str:
    own = {own_id(index): one.name for index, one in enumerate(scene.view.table.own)}
    return own.get(place) or str(shipped()[place][scene.words.lang]["name"])


def round_shown(outcome: str, scene: Scene) -> str:
    """S20: what the cards that came up say."""
    shown: Shown = scene.view.table.finished[-1]
    guess = "" if shown.guess is None else place_name(shown.guess, scene)
    return scene.words(
        "spyfall-shown",
        place=place_name(shown.location, scene),
        spy=scene.name(shown.spy),
        ending=scene.words(f"spyfall-ending-{outcome}", guess=guess),
    )


CALLED: dict[str, Callable[[Any, Scene], str]] = {
    "questions": question,
    "answers": answer,
    "topics": chip,
    "grades": grade,
    "places": place_name,
    "outcomes": round_shown,
}
