"""Beginnings of matches for the client's tests: how they were dealt, seen and told.

`python -m tests.replays.fixtures` writes anew what follows from the steps that lie there. Where
there are none, or these rules would give others, bots play another match first; so they do
everywhere with `--anew`.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

import zmova
from tests.facts import early, facts_of
from tests.replays.matches import played
from zmova.replays.catalogue import Lang, catalogue
from zmova.replays.moments import moments
from zmova.replays.pages import moments_pages
from zmova.replays.telling import line, seat_name
from zmova.store.export import Export
from zmova.table.illegal import BadDeal
from zmova.table.story import Scene
from zmova.verify import Uncheckable, Unfair, verify

GAMES = Path(__file__).parents[1] / "games"
STEPS = 60
CUT_SHORT = "the match stops before its end"
WRITE_ANEW = "write them anew: python -m tests.replays.fixtures"
LANGS: tuple[Lang, ...] = ("uk", "en")


def matches() -> list[str]:
    """Their names: a game, and what its facts put behind it."""
    found = []
    for game in zmova.games.names():
        ways = early(game, lambda one: [*facts_of(one).fixtures], [""])
        found += [f"{game}{way}" for way in ways]
    return found


def new_match(name: str) -> Export:
    game = name.partition("-")[0]
    whole = played(game, **facts_of(game).fixtures[name.removeprefix(game)])
    return msgspec.structs.replace(whole, steps=whole.steps[:STEPS])


def fixture(match: Export) -> dict[str, Any]:
    """As the client gets it and has to tell it, through the eyes of seat 0."""
    return {
        "export": match,
        "moments": next(moments_pages(match, 0)),
        "story": {lang: told(match, lang) for lang in LANGS},
    }


def told(match: Export, lang: Lang) -> list[list[str]]:
    """The sentences of each moment."""
    words = catalogue(lang)
    stories = []
    for moment in moments(match, 0):
        scene = Scene(moment.view, words, lambda seat: seat_name(seat, words))
        lines = [line(match.game, notice, scene) for notice in moment.notices]
        stories.append([one for one in lines if one])
    return stories


def file_of(name: str) -> Path:
    return GAMES / name.partition("-")[0] / "replays" / f"{name}.json"


def stored(name: str) -> Any:
    return json.loads(file_of(name).read_text("utf-8"))


def misfit(match: Export) -> str:
    """Why these rules don't give it from its seed and moves; nothing where they do."""
    whole = len(match.steps) < STEPS or match.steps[-1].events[-1]["type"] == "match-ended"
    try:
        verify(match)
    except (Unfair, Uncheckable, BadDeal, msgspec.ValidationError) as error:
        return "" if f"{error}" == CUT_SHORT and not whole else f"{error}"
    return ""


def kept(name: str) -> Export | None:
    """The match that lies there and still fits."""
    if not file_of(name).exists():
        return None
    match = msgspec.convert(stored(name)["export"], Export)
    return None if misfit(match) else match


def main(anew: bool) -> None:
    for name in matches():
        match = (None if anew else kept(name)) or new_match(name)
        file_of(name).parent.mkdir(exist_ok=True)
        file_of(name).write_bytes(msgspec.json.encode(fixture(match)) + b"\n")


if __name__ == "__main__":
    main("--anew" in sys.argv)
