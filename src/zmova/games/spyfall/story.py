"""Each notice as a sentence. The client tells the same ones (web/src/games/spyfall/story.ts)."""

from collections.abc import Sequence
from typing import Any

from zmova.games.spyfall.knowledge import phrases, topics
from zmova.games.spyfall.notices import (
    HasVoted,
    RoundBegan,
    RoundIsOver,
    SpyWasShown,
    TimeIsUp,
    WasAccused,
    WasAnswered,
    WasAsked,
    WasCalledOff,
    WasCounted,
    WasExplained,
    WasGuessed,
    WasNominated,
)
from zmova.games.spyfall.options import OwnPlace, own_id
from zmova.games.spyfall.places import shipped
from zmova.games.spyfall.state import Shown
from zmova.table.notice import Notice
from zmova.table.story import Scene, Words

ENDINGS = {
    "time": "escaped",
    "guess": "guessed",
    "wrong-guess": "missed",
    "silence": "silent",
    "called-off": "closed",
}


def sentence(notice: Notice, scene: Scene) -> str | None:
    t, name, table = scene.words, scene.name, scene.view.table
    match notice:
        case RoundBegan(round=round, dealer=dealer):
            return t("spyfall-story-dealt", round=round, name=name(dealer))
        case WasAsked(seat=seat, to=to):
            who = {"name": name(seat), "to": name(to)}
            text = question(notice, t)
            return aloud("spyfall-story-asked", text, t, **who)
        case WasAnswered(seat=seat):
            asked = [one.topic for one in table.exchanges if one.to == seat]
            text = answer(notice, asked[-1] if asked else None, t)
            return aloud("spyfall-story-answered", text, t, name=name(seat))
        case WasExplained(seat=seat, grade=int(grade)):
            meant = t(f"spyfall-grade-{grade}")
            return t("spyfall-story-meant", name=name(seat), grade=meant)
        case WasExplained(seat=seat, topic=str(topic)) if topic in topics():
            chip = topics()[topic].wording(t.lang).chip
            return t("spyfall-story-about", name=name(seat), topic=chip)
        case WasAccused(seat=seat, suspect=suspect):
            return t("spyfall-story-accused", name=name(seat), suspect=name(suspect))
        case TimeIsUp():
            return t("spyfall-story-time-ran-out")
        case WasNominated(suspect=suspect):
            return t("spyfall-story-nominated", suspect=name(suspect))
        case HasVoted(seat=seat):
            return t("spyfall-story-voted", name=name(seat))
        case WasCounted(ballots=ballots, suspect=suspect, condemned=condemned):
            votes = {"yes": ballots.count(True), "no": ballots.count(False)}
            verdict = "yes" if condemned else "no"
            return t("spyfall-story-counted", **votes, condemned=verdict, suspect=name(suspect))
        case SpyWasShown(seat=seat):
            return t("spyfall-story-spy-shown", name=name(seat))
        case WasGuessed(seat=seat, location=None):
            return t("spyfall-story-guessed-silence", name=name(seat))
        case WasGuessed(seat=seat, location=str(location), right=right):
            how = "right" if right else "wrong"
            there = place_name(location, table.own, t.lang)
            return t(f"spyfall-story-guessed-{how}", name=name(seat), place=there)
        case RoundIsOver() if table.finished:
            shown: Shown = table.finished[-1]
            guess = "" if shown.guess is None else place_name(shown.guess, table.own, t.lang)
            ending = t(f"spyfall-ending-{outcome(shown)}", guess=guess)
            there = place_name(shown.location, table.own, t.lang)
            return t("spyfall-story-round-ended", place=there, spy=name(shown.spy), ending=ending)
        case WasCalledOff():
            return t("spyfall-story-called-off")
    return None


def spoken(phrase: str, words: Words) -> str | None:
    """A bot's aside names a list of phrases and a place in it: `vote-yes-3`."""
    kind, _, number = phrase.rpartition("-")
    ways: Sequence[str] = getattr(phrases(words.lang), kind.replace("-", "_"), ())
    return ways[int(number) % len(ways)] if ways and number.isdecimal() else None


def aloud(key: str, text: str | None, words: Words, **who: Any) -> str:
    """What was typed or chosen; or the sign that it was spoken at the real table."""
    return words(f"{key}-aloud", **who) if text is None else words(key, **who, text=text)


def question(asked: WasAsked, words: Words) -> str | None:
    if asked.text or asked.wording is None:
        return asked.text
    if asked.topic is None:
        return chosen(phrases(words.lang).questions, asked.wording)
    return chosen(topics()[asked.topic].wording(words.lang).ask, asked.wording)


def answer(given: WasAnswered, topic: str | None, words: Words) -> str | None:
    if given.text or given.wording is None:
        return given.text
    if given.grade is None:
        return chosen(phrases(words.lang).answers, given.wording)
    if topic is None:
        return words(f"spyfall-grade-{given.grade}")
    return chosen(topics()[topic].wording(words.lang).answers[given.grade], given.wording)


def chosen(ways: Sequence[str], wording: int) -> str:
    return ways[wording % len(ways)]


def place_name(place: str, own: list[OwnPlace], lang: str) -> str:
    hosts = {own_id(index): one.name for index, one in enumerate(own)}
    return hosts.get(place) or str(shipped()[place][lang]["name"])


def outcome(shown: Shown) -> str:
    if shown.ending in ENDINGS:
        return ENDINGS[shown.ending]
    innocent = any(point.reason == "innocent-condemned" for point in shown.points)
    return "innocent" if innocent else "caught"
