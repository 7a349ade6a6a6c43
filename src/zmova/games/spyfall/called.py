"""What notices and bots' asides are about, in the words of the content.

The client calls it the same (`web/src/games/spyfall/story.ts`).
"""

from collections.abc import Sequence
from typing import Any

from zmova.games.spyfall.knowledge import Topic, phrases, topics
from zmova.games.spyfall.options import own_id
from zmova.games.spyfall.places import shipped
from zmova.table.story import Scene, Words


def called(kind: str, which: Any, scene: Scene) -> str:
    topic = topics().get(which if kind == "topics" else getattr(scene.notice, "topic", None) or "")
    match kind:
        case "topics":
            return topic.wording(scene.words.lang).chip if topic else ""
        case "questions":
            ways = topic.wording(scene.words.lang).ask if topic else None
            return one_of(ways or phrases(scene.words.lang).questions, which)
        case "answers":
            return answer(which, topic, scene)
    own = {own_id(index): one.name for index, one in enumerate(scene.view.table.own)}
    return own.get(which) or str(shipped()[which][scene.words.lang]["name"])


def answer(wording: int, topic: Topic | None, scene: Scene) -> str:
    given: Any = scene.notice
    if given.grade is None:
        return one_of(phrases(scene.words.lang).answers, wording)
    if topic is None:
        return scene.words(f"spyfall-grade-{given.grade}")
    return one_of(topic.wording(scene.words.lang).answers[given.grade], wording)


def one_of(ways: Sequence[str], wording: int) -> str:
    return ways[wording % len(ways)]


def spoken(phrase: str, words: Words) -> str | None:
    """A bot's aside names a list of phrases and a place in it: `vote-yes-3`."""
    kind, _, number = phrase.rpartition("-")
    ways: Sequence[str] = getattr(phrases(words.lang), kind.replace("-", "_"), ())
    return one_of(ways, int(number)) if ways and number.isdecimal() else None
